import { comparePictures, drawOthers, namePages } from './pictures.ts';

comparePictures(0);
drawOthers(0);
namePages();
