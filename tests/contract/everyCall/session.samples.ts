import { pngBytes } from '../../fixtures/images.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';
import type { AreaCalls } from './areaCalls.ts';

export const session: AreaCalls<'session'> = {
  samples: {
    login: { username: 'platform', password: fixturePassword, rentId: 'R001' },
    logout: {},
    switched: { from: 'unit' },
    me: {},
    ownAccounts: {},
    key: {},
    setupState: {},
    brand: { rentId: 'R001' },
    terms: { rentId: 'R001' },
    brandLogo: { rentId: 'R001', imageId: 'none' },
    uploadLogo: { file: new File([pngBytes], '标志.png') },
    saveBrand: { title: 'Harbour Fire', colour: '#004a8f', corners: 'square', revision: 0 },
    // there are tenants already: it is refused whatever it says
    setup: {
      code: 'ABCD-2345',
      rentId: 'R100',
      rentName: 'Harbour Estates',
      username: 'admin',
      realName: 'Ada Chan',
      password: fixturePassword,
      confirmation: fixturePassword,
    },
    codePuzzle: { rentId: 'R001', mobile: '13800138000' },
    sendCode: { rentId: 'R001', mobile: '13800138000', purpose: 'login' },
    codeLogin: { rentId: 'R001', mobile: '13800138000', code: '012345', userId: 1, clientType: 'app' },
    resetByCode: {
      rentId: 'R001',
      mobile: '13800138000',
      code: '012345',
      username: 'unit',
      password: 'Stairs-7-Red',
      confirmation: 'Stairs-7-Red',
    },
    register: {
      rentId: 'R001',
      mobile: '13800138000',
      code: '012345',
      accountType: 'resident',
      username: 'newcomer1',
      realName: '新住户',
      idNumber: '11010519491231002X',
      isAgreed: true,
      password: 'Stairs-7-Red',
      confirmation: 'Stairs-7-Red',
    },
    // the others share its account: it is refused by its own rule before anything is counted
    changePassword: { oldPassword: fixturePassword, password: fixturePassword, confirmation: fixturePassword },
    users: {
      orgId: '440305',
      search: 'a',
      kind: 'unit',
      state: 'active',
      sort: 'createdAt',
      order: 'desc',
      pageNo: 1,
      pageSize: 5,
    },
    nodes: { kind: 'unit', search: '1' },
    createUser: { username: 'night01', realName: '夜班', mobile: '13800138000', role: 'resident', nodeId: '1' },
    changeUser: { userId: 6, revision: 1, realName: '住户', mobile: '13800138001' },
    // accounts that no other sample signs in as
    disableUser: { userId: 8 },
    enableUser: { userId: 9 },
    deleteUser: { userId: 10 },
    resetPassword: { userId: 11 },
    showPersonal: { subject: 'feedback', id: 1, fields: ['phone', 'email'] },
    sessions: { userId: 6 },
    // of nobody: it is refused, so that the tests keep theirs
    endSession: { sessionId: 'none' },
    unlock: { userId: 6 },
    userLog: { search: 'log', action: 'login', result: 'success', ip: '127.0.0.1', pageNo: 1, pageSize: 5 },
    exportUserLog: { search: 'log', action: 'login', area: 'session' },
  },
  refused: {
    unlock: 'session.notLocked',
    endSession: 'session.notOpen',
    // a password that changed would shut the others out
    changePassword: 'session.password.unchanged',
    setup: 'session.setup.done',
    // the tenant has none
    brandLogo: 'shell.image.gone',
    // no code was sent for it
    codeLogin: 'session.code.wrong',
    resetByCode: 'session.code.wrong',
    register: 'session.code.wrong',
  },
  neededButton: { showPersonal: 'feedback:view' },
  unlogged: {
    codePuzzle: 'nobody is signed in, and nothing is written',
    sendCode: 'nobody is signed in, and the number may be nobody’s',
  },
  room: { createUser: 'grows' },
};
