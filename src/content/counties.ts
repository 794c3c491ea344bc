import { countyListSchema, type CountyList } from '~/domain/places/county-list.ts';
import counties from './counties.json';
import { readContent } from './read-content.ts';

/** The counties that the form offers, by state. */
export const COUNTIES: CountyList = readContent('src/content/counties.json', countyListSchema, counties);
