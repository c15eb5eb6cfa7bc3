import { FirelineProvider } from '@fireline/ui/lib';
import { RatingInput, type RatingValue } from '@fireline/ui/RatingInput';
import { useState } from 'react';

export function Example() {
  const [rating, setRating] = useState<RatingValue>({ rating: 'satisfied', resolution: null, reason: '' });
  return (
    <FirelineProvider language="en">
      <RatingInput
        label="How was the service?"
        hasResolution
        value={rating}
        onChange={({ value }) => setRating(value)}
      />
    </FirelineProvider>
  );
}
