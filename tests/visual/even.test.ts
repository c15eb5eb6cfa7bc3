import { comparePictures, drawOthers } from './pictures.ts';

comparePictures(0);
drawOthers(0);
