// pnpm filters optional dependencies by "os" and "cpu" only where these are arrays.
module.exports = {
  hooks: {
    readPackage(pkg) {
      // these publish plain strings
      if (/^node-(bin-)?(linux|darwin|win)-/.test(pkg.name)) {
        if (typeof pkg.os === 'string') pkg.os = [pkg.os];
        if (typeof pkg.cpu === 'string') pkg.cpu = [pkg.cpu];
      }
      // ships a Linux x64 binary and does not say so
      if (pkg.name === '@sparticuz/chromium') {
        pkg.os = ['linux'];
        pkg.cpu = ['x64'];
      }
      return pkg;
    },
  },
};
