// what is used of GeoJSON here, so that whoever uses the package needs no further types

export type Position = number[];
export interface MultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: Position[][][];
}
export interface MultiLineString {
  readonly type: 'MultiLineString';
  readonly coordinates: Position[][];
}
export interface Feature<Geometry, Properties> {
  readonly type: 'Feature';
  readonly id?: number;
  readonly properties: Properties;
  readonly geometry: Geometry;
}
export interface FeatureCollection<Geometry, Properties> {
  readonly type: 'FeatureCollection';
  readonly features: Feature<Geometry, Properties>[];
}
