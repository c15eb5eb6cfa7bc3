import { alarm } from './alarm/index.ts';
import { building } from './building/index.ts';
import { device } from './device/index.ts';
import type { Areas } from './lib/area.ts';
import { plan } from './plan/index.ts';
import { publicArea } from './public/index.ts';
import { role } from './role/index.ts';
import { session } from './session/index.ts';
import { shell } from './shell/index.ts';
import { site } from './site/index.ts';
import { org } from './org/index.ts';
import { service } from './service/index.ts';
import { message } from './message/index.ts';
import { analysis } from './analysis/index.ts';
import { inspection } from './inspection/index.ts';
import { tariff } from './tariff/index.ts';
import { finance } from './finance/index.ts';
import { renewal } from './renewal/index.ts';

/** The areas of the gateway. What they answer, push and run is theirs: a new call, topic or job adds nothing here. */
export const areas: Areas = {
  session,
  role,
  shell,
  device,
  alarm,
  site,
  building,
  plan,
  public: publicArea,
  service,
  org,
  message,
  analysis,
  inspection,
  tariff,
  finance,
  renewal,
};
