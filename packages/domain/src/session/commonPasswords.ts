/** What people take first, without the digits and marks that a rule makes them add. */
const commonWords = new Set(
  `password passwort passwd passcode admin administrator root superuser user guest test tester demo login letmein welcome changeme change
  default secret master manager system server computer internet qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd aa aaa
  abcdabcd iloveyou loveyou sunshine princess monkey dragon football baseball superman batman shadow michael woaini woaini woaiwojia mima
  zhongguo china beijing shanghai shenzhen guangzhou hongkong huawei tencent alibaba xiaofang firefighter fire alarm`.split(
    /\s+/,
  ),
);

/** Runs over the keyboard and figures that pass for letters and digits, without their marks. */
const commonRuns = new Set(
  `abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345 a123456 a1234567 a12345678 aa123456 aa1234567 aa12345678 qwe123 qwe12345
  qwer1234 qwer123456 qwerty123 qaz123 qaz123456 qazwsx qazwsx123 qazwsxedc 1qaz2wsx 1qazwsx 1qazqaz 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx
  zaq1xsw2 zxc123 zxcv1234 asd123 asd123456 asdf1234 123qwe 123qweasd 123abc 1234abcd 123456aa 123456abc 12345678a 5201314a woaini1314
  woaini520 p4ssword`.split(/\s+/),
);

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Whether a password is among those that are tried first, also with digits and marks around it or in place of letters. @spec SES-05 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const spelt = core.replaceAll(/[@4310!$57]/g, (sign) => letters[sign] ?? sign);
  const typed = lower.replaceAll(/[!@#$]/g, (sign) => '1234'['!@#$'.indexOf(sign)] ?? sign);
  return commonWords.has(spelt) || [lower, typed].some((one) => commonRuns.has(one.replaceAll(/[^a-z0-9]/g, '')));
}
