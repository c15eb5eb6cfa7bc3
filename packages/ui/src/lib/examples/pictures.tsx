import { ImagePicker } from '../../ImagePicker/index.ts';
import type { Examples } from './types.ts';

/** Examples of fields for pictures. */
export const pictureExamples: Examples = {
  ImagePicker: (root) => (
    <ImagePicker
      {...root}
      label="现场照片"
      countMax={4}
      bytesMax={2_000_000}
      defaultValue={[new File(['SECTION'], '3F.jpg'), new File(['SECTION'], '4F.jpg')]}
      required
      description="拍到设备铭牌"
      problem="请重新拍摄"
    />
  ),
};
