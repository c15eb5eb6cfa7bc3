import { configureAssets } from '@fireline/ui/lib';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// with the screens that show a map, so that no other screen weighs more for it
configureAssets({ files: { 'MapBase/mapWorker.js': workerUrl } });
