import {
  defineForm,
  type Field,
  flag,
  integer,
  number,
  oneOf,
  optional,
  readWebAddress,
  refuse,
  text,
} from '../lib/index.ts';
import { modelBytes, modelLinkChars, modelSideM, planDescriptionChars, planNameChars } from './limits.ts';

/** What a 3D model shows. Decision: these four. @spec PLN-07 */
export const modelTypes = ['building', 'floor', 'surroundings', 'equipment'] as const;
export type ModelType = (typeof modelTypes)[number];

/** Files of models that can be shown. Decision: the open formats of the web and of buildings. @spec PLN-07 PLN-08 */
export const modelFormats = ['glb', 'gltf', 'ifc'] as const;
export type ModelFormat = (typeof modelFormats)[number];

/** The format that a link's path ends in, or nothing. @spec PLN-08 */
export const modelFormatOf = (link: string): ModelFormat | undefined => {
  const [path = ''] = link.slice(0, modelLinkChars.max).split(/[?#]/, 1);
  return modelFormats.find((format) => path.toLowerCase().endsWith(`.${format}`));
};

const anyLink = text(modelLinkChars);
/** A web address, or a path of this installation: what makes an address behind a host makes a path. */
const modelLink: Field<string> = (raw, field) => {
  const result = anyLink(raw, field);
  if (!result.ok) return result;
  const isOurs = /^\/(?!\/)/.test(result.value);
  const isLink = readWebAddress(isOurs ? `https://fireline${result.value}` : result.value);
  return isLink ? result : refuse({ code: 'plan.model.link', field });
};

const side = optional(number(modelSideM));

/** A 3D model as it is created or changed; who uploaded it, the server notes. @spec PLN-07 */
export const modelForm = defineForm(
  {
    name: text(planNameChars),
    type: oneOf(modelTypes),
    description: text(planDescriptionChars),
    link: modelLink,
    fileBytes: optional(integer(modelBytes)),
    isEncrypted: flag,
    lengthM: side,
    widthM: side,
    heightM: side,
  },
  ({ link }) => [modelFormatOf(link) ? undefined : { code: 'plan.model.format', field: 'link' }],
);
