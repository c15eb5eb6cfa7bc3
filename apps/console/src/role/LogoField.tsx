import { useApi } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { brandLogoBytesMax } from '@fireline/domain/session';
import { Button } from '@fireline/ui/Button';
import { useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { logoUrl } from '../lib/brand.ts';
import { useTellFailure } from '../lib/page/useTellFailure.ts';
import { brandWords } from './words.ts';

const Shown = styled.img`
  display: block;
  max-width: 100%;
  height: 48px;
  object-fit: contain;
  object-position: left;
`;
const noFiles: readonly File[] = [];

/** The logo of the brand: uploaded when it is chosen, kept when the brand is saved. @spec N22 SHL-26 */
export function LogoField({ rentId }: { readonly rentId: string }) {
  const t = useWords(brandWords);
  const { client } = useApi();
  const tellFailure = useTellFailure();
  const { value, onChange, problem } = useFormField('logo', { label: t('brand.logo'), initial: '' });
  // one that was just uploaded is nobody's logo yet: it is shown from its file
  const [uploaded, setUploaded] = useState<{ readonly imageId: string; readonly url: string }>();
  useEffect(() => {
    const url = uploaded?.url;
    return url === undefined ? undefined : () => URL.revokeObjectURL(url);
  }, [uploaded]);
  const take = (file: File): void => {
    client.upload(sessionCalls.uploadLogo, { file }).then(
      ({ imageId }) => {
        setUploaded({ imageId, url: URL.createObjectURL(file) });
        onChange({ value: imageId });
      },
      (error: unknown) => tellFailure('save', error),
    );
  };
  if (value === '')
    return (
      <ImagePicker
        label={t('brand.logoChoose')}
        problem={problem}
        value={noFiles}
        onChange={({ value: [file] }) => file && take(file)}
        countMax={1}
        bytesMax={brandLogoBytesMax}
        isOptional
      />
    );
  return (
    <div role="group" aria-label={t('brand.logo')}>
      <Shown src={uploaded?.imageId === value ? uploaded.url : logoUrl(rentId, value)} alt={t('brand.logo')} />
      <Button variant="secondary" onClick={() => onChange({ value: '' })}>
        {t('brand.logoRemove')}
      </Button>
    </div>
  );
}
