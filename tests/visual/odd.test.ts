import { comparePictures, drawOthers } from './pictures.ts';

comparePictures(1);
drawOthers(1);
