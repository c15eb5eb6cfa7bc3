// The page asks its own server, which passes calls and push on to the gateway; in production, your proxy does the same.
const gateway = process.env.FIRELINE_GATEWAY ?? 'http://localhost:8080';
const proxy = { '/smkgw': gateway, '/websock': { target: gateway, ws: true } };

export default { server: { proxy }, preview: { proxy } };
