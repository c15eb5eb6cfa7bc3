import { rentIdChars } from '@fireline/domain/public';
import { brandCorners, brandFonts } from '@fireline/domain/session';
import * as z from 'zod';
import { done, zUploadFile } from '../../lib/shapes.ts';

/** The look of a tenant; empty texts are our own. @spec N22 */
const zBrand = z.object({
  title: z.string(),
  colour: z.string(),
  corners: z.enum(brandCorners),
  font: z.enum(brandFonts).default('own'),
  /** As the store of pictures names it; empty: none. */
  logo: z.string().max(64).default(''),
});
const zTenant = z.string().trim().min(1).max(rentIdChars.max);
const zLogo = z.string().regex(/^[\w-]{1,64}$/);

export const brandShapes = {
  brand: {
    send: z.object({ rentId: z.string().trim().min(1).max(rentIdChars.max) }),
    /** Our own look for a tenant that set none, and for one that is not there: nobody finds out who is. */
    reply: zBrand.extend({ revision: z.number().int() }),
  },
  /** What it has to hold, `brandForm` of the domain says. */
  uploadLogo: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  /** The logo that the tenant has now, and no other picture of it. */
  brandLogo: { send: z.object({ rentId: zTenant, imageId: zLogo }), reply: z.string() },
  saveBrand: { send: zBrand.extend({ revision: z.number().int().min(0) }), reply: done },
};
