import { comparePictures } from './pictures.ts';

comparePictures(0);
