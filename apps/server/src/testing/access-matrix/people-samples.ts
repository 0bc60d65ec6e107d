import { accounts } from '../../db/schema'
import { anotherSession, holderOf, inviteeOf } from './scenario-queries'
import type { MakeSample } from './sample'

/** Samples of sessions, people, invitations, roles, accounts and calls open to every user. */
export const peopleSamples = {
  readHealth: () => ({ method: 'GET', url: '/api/health' }),
  readConfiguration: () => ({ method: 'GET', url: '/api/configuration' }),
  authenticate: ({ turn }) => ({
    method: 'POST',
    url: '/api/authenticate',
    headers: { 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}` },
    body: { emailAddress: `nobody-${turn}@matrix.test`, password: 'a wrong password' },
  }),
  signInWithBypass: () => ({
    method: 'POST',
    url: '/api/authenticate/bypass',
    body: { refreshToken: 'forged'.repeat(8) },
  }),
  refreshToken: () => ({ method: 'POST', url: '/api/refreshToken' }),
  logOut: () => ({ method: 'POST', url: '/api/logout' }),
  readMe: () => ({ method: 'GET', url: '/api/me' }),
  listUserDomains: () => ({ method: 'GET', url: '/api/user_domains?domain=matrix.test' }),
  startSamlLogin: () => ({ method: 'GET', url: '/api/saml/login?sso=matrix.test' }),
  consumeSamlResponse: () => ({
    method: 'POST',
    url: '/api/saml/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Buffer.from('SAMLResponse=Zm9yZ2Vk'),
  }),
  readSamlMetadata: () => ({ method: 'GET', url: '/api/saml/metadata' }),
  requestPasswordReset: ({ turn }) => ({
    method: 'POST',
    url: `/api/user/forgotpassword/nobody-${turn}@matrix.test`,
  }),
  requestPasswordResetByBody: ({ turn }) => ({
    method: 'POST',
    url: '/api/user/forgotpassword',
    body: { emailAddress: `nobody-${turn}@matrix.test` },
  }),
  changePassword: () => ({
    method: 'POST',
    url: `/api/usertoken/${'f'.repeat(43)}`,
    body: { password: 'a long new password' },
  }),
  setPassword: () => ({
    method: 'POST',
    url: `/api/user-password-with-token/${'f'.repeat(43)}`,
    body: { password: 'a long new password' },
  }),
  createFirstAccount: ({ turn }) => ({
    method: 'POST',
    url: '/api/first-account',
    body: {
      token: 'f'.repeat(43),
      contactCompanyName: 'Forged',
      firstName: 'No',
      lastName: 'Body',
      emailAddress: `first-${turn}@matrix.test`,
      password: 'a long new password',
    },
  }),
  listRoles: () => ({ method: 'GET', url: '/api/roles' }),
  listUsers: ({ plan }) => ({ method: 'GET', url: `/api/users?plan=${plan.id}` }),
  createUser: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/users',
    body: {
      emailAddress: `made-${turn}@matrix.test`,
      firstName: 'Made',
      lastName: 'Here',
      account: plan.accountId,
      plan: plan.id,
      userRole: { role: 6 },
    },
  }),
  readUser: async ({ role: makeRole, orm }) => ({
    method: 'GET',
    url: `/api/users/${await holderOf(orm, await makeRole())}`,
  }),
  listSessions: ({ callerId }) => ({ method: 'GET', url: `/api/users/${callerId}/sessions` }),
  endOtherSessions: ({ callerId }) => ({
    method: 'DELETE',
    url: `/api/users/${callerId}/sessions`,
  }),
  endSessions: async ({ callerId, orm }) => ({
    method: 'DELETE',
    url: `/api/users/${callerId}/sessions/${await anotherSession(orm, callerId)}`,
  }),
  updateUser: ({ callerId }) => ({
    method: 'PUT',
    url: `/api/users/${callerId}`,
    body: { mostRecentView: 'calendar' },
  }),
  resendInvitation: async ({ invite, orm }) => ({
    method: 'GET',
    url: `/api/users/${await inviteeOf(orm, await invite())}/resend-invitation`,
  }),
  sendPasswordReset: async ({ role: makeRole, orm }) => ({
    method: 'POST',
    url: `/api/users/${await holderOf(orm, await makeRole())}/password-reset`,
  }),
  listUserInvites: ({ plan }) => ({
    method: 'GET',
    url: `/api/user_invites?account=${plan.accountId}`,
  }),
  createUserInvite: async ({ plan, pending }) => ({
    method: 'POST',
    url: '/api/user_invites',
    body: { user: await pending(), account: plan.accountId, plan: plan.id },
  }),
  deleteUserInvites: async ({ invite }) => ({
    method: 'DELETE',
    url: `/api/user_invites/${await invite()}`,
  }),
  listUserRoles: ({ plan }) => ({ method: 'GET', url: `/api/user_roles?plan.id=${plan.id}` }),
  createUserRole: async ({ plan, member }) => ({
    method: 'POST',
    url: '/api/user_roles',
    body: { role: 6, user: await member(), plan: plan.id, account: plan.accountId },
  }),
  readUserRole: async ({ role: makeRole }) => ({
    method: 'GET',
    url: `/api/user_roles/${await makeRole()}`,
  }),
  updateUserRole: async ({ role: makeRole }) => ({
    method: 'PUT',
    url: `/api/user_roles/${await makeRole()}`,
    body: { canViewBudget: true },
  }),
  deleteUserRoles: async ({ role: makeRole }) => ({
    method: 'DELETE',
    url: `/api/user_roles/${await makeRole()}`,
  }),
  deleteFromAccount: async ({ plan, role: makeRole, orm }) => ({
    method: 'DELETE',
    url: '/api/delete-from-account',
    body: { user_id: await holderOf(orm, await makeRole()), account_id: plan.accountId },
  }),
  listAccounts: () => ({ method: 'GET', url: '/api/accounts' }),
  createAccount: async ({ member, turn }) => ({
    method: 'POST',
    url: '/api/accounts',
    body: { contactCompanyName: `Company ${turn}`, owner: await member() },
  }),
  readAccount: ({ plan }) => ({ method: 'GET', url: `/api/accounts/${plan.accountId}` }),
  searchAccountItems: ({ plan }) => ({
    method: 'GET',
    url: `/api/accounts/${plan.accountId}/item-search?keyword=spring`,
  }),
  updateAccount: ({ plan }) => ({
    method: 'PUT',
    url: `/api/accounts/${plan.accountId}`,
    body: { contactPhone: '555 0100' },
  }),
  deleteAccounts: async ({ orm, plan, world, callerId, turn }) => {
    const ownerId = plan.id === world.plans.lead.id ? world.people.owner : callerId
    const [made] = await orm
      .insert(accounts)
      .values({ contactCompanyName: `Gone ${turn}`, ownerId })
      .returning()
    return { method: 'DELETE', url: `/api/accounts/${made?.id ?? 0}` }
  },
  createBillingPortalSession: ({ plan }) => ({
    method: 'POST',
    url: `/api/accounts/${plan.accountId}/billing-portal`,
  }),
  sendFeedback: () => ({
    method: 'POST',
    url: '/api/site-feedback',
    body: { comment: 'Well done.', type: 'Feature Request' },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>
