import { type Brand, type BrandProblem, brandFrom, brandProblems, themes } from '@fireline/ui/tokens';

/** What the editor's fields hold, as typed. */
export interface ThemeDraft {
  readonly colour: string;
  readonly corners: 'square' | 'own' | 'round';
  readonly font: string;
  /** JSON: roles and colours by mode, or a whole brand as it is copied here. */
  readonly roles: string;
}

export const ownTheme: ThemeDraft = { colour: '', corners: 'own', font: '', roles: '' };

const radii = {
  square: { radius: { small: '0', medium: '0', large: '0' } },
  own: {},
  round: { radius: { small: '6px', medium: '10px', large: '16px' } },
} as const;

type Roles = Partial<Record<string, Record<string, string>>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string');

/** The typed roles by mode, and what else a brand has; nothing for what is no such object. */
function parseRoles(text: string): (Roles & Pick<Brand, 'radius' | 'font'>) | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const isWhole =
      isRecord(value) &&
      Object.entries(value).every(([name, part]) =>
        name === 'font' ? typeof part === 'string' : [...themes, 'radius'].includes(name) && isOfTexts(part),
      );
    return isWhole ? (value as Roles & Pick<Brand, 'radius' | 'font'>) : undefined;
  } catch {
    return undefined;
  }
}

export interface JudgedTheme {
  /** What holds of the draft. */
  readonly brand: Brand;
  readonly problems: readonly BrandProblem[];
  readonly isColour: boolean;
  readonly isRoles: boolean;
}

/** The brand of a draft: derived from the colour, then role by role as typed. */
export function judgeTheme({ colour, corners, font, roles }: ThemeDraft): JudgedTheme {
  const typed = parseRoles(roles);
  const hex = colour.trim();
  const modes = themes
    .map((theme) => [theme, { ...brandFrom(hex, theme), ...typed?.[theme] }] as const)
    .filter(([, colours]) => Object.keys(colours).length > 0);
  const brand: Brand = {
    ...Object.fromEntries(modes),
    ...(typed?.radius && { radius: typed.radius }),
    ...radii[corners],
    ...(typed?.font && { font: typed.font }),
    ...(font.trim() ? { font: font.trim() } : {}),
  };
  return {
    brand,
    problems: worstOf(brandProblems(brand)),
    isColour: hex === '' || brandFrom(hex, 'light') !== undefined,
    isRoles: typed !== undefined,
  };
}

/** For each role of a mode the worst of its contrasts: the others are mended with it. */
function worstOf(problems: readonly BrandProblem[]): BrandProblem[] {
  const worst = new Map<string, BrandProblem>();
  for (const problem of problems) {
    const key = problem.code === 'brand.contrast' ? `${problem.theme} ${problem.front}` : JSON.stringify(problem);
    const known = worst.get(key);
    if (known?.code !== 'brand.contrast' || problem.code !== 'brand.contrast' || problem.has < known.has)
      worst.set(key, problem);
  }
  return [...worst.values()];
}
