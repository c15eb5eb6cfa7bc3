import { ImagePicker } from '@fireline/ui/ImagePicker';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return (
    <FirelineProvider language="en">
      <ImagePicker
        label="Photos of the place"
        description="Show the type plate of the device."
        countMax={4}
        bytesMax={5_000_000}
        value={photos}
        onChange={({ value }) => setPhotos(value)}
      />
    </FirelineProvider>
  );
}
