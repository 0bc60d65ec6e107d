import type { MakeSample } from './sample'

/** Channels, types, platforms, fields, tags and budgets. */
export const planPartSamples = {
  listChannels: ({ plan }) => ({ method: 'GET', url: `/api/channels?plan=${plan.id}` }),
  createChannel: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/channels',
    body: { plan: plan.id, name: `Made ${turn}` },
  }),
  readChannel: async ({ channel }) => ({ method: 'GET', url: `/api/channels/${await channel()}` }),
  updateChannel: async ({ channel, turn }) => ({
    method: 'PUT',
    url: `/api/channels/${await channel()}`,
    body: { name: `Renamed ${turn}` },
  }),
  deleteChannels: async ({ channel }) => ({
    method: 'DELETE',
    url: `/api/channels/${await channel()}`,
  }),
  listTacticTypes: ({ plan }) => ({ method: 'GET', url: `/api/tactic_types?plan=${plan.id}` }),
  createTacticType: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/tactic_types',
    body: { channel: plan.emailChannelId, name: `Made ${turn}` },
  }),
  readTacticType: async ({ tacticType }) => ({
    method: 'GET',
    url: `/api/tactic_types/${await tacticType()}`,
  }),
  updateTacticType: async ({ tacticType, turn }) => ({
    method: 'PUT',
    url: `/api/tactic_types/${await tacticType()}`,
    body: { name: `Renamed ${turn}` },
  }),
  deleteTacticTypes: async ({ tacticType }) => ({
    method: 'DELETE',
    url: `/api/tactic_types/${await tacticType()}`,
  }),
  listTacticPlatforms: ({ plan }) => ({
    method: 'GET',
    url: `/api/tactic_platforms?plan=${plan.id}`,
  }),
  createTacticPlatform: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/tactic_platforms',
    body: { plan: plan.id, name: `Made ${turn}` },
  }),
  readTacticPlatform: async ({ platform }) => ({
    method: 'GET',
    url: `/api/tactic_platforms/${await platform()}`,
  }),
  updateTacticPlatform: async ({ platform, turn }) => ({
    method: 'PUT',
    url: `/api/tactic_platforms/${await platform()}`,
    body: { name: `Renamed ${turn}` },
  }),
  deleteTacticPlatforms: async ({ platform }) => ({
    method: 'DELETE',
    url: `/api/tactic_platforms/${await platform()}`,
  }),
  listTacticFields: ({ plan }) => ({ method: 'GET', url: `/api/tactic_fields?plan=${plan.id}` }),
  createTacticField: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/tactic_fields',
    body: { plan: plan.id, name: `Made ${turn}`, type: 'string' },
  }),
  readTacticField: async ({ field }) => ({
    method: 'GET',
    url: `/api/tactic_fields/${await field()}`,
  }),
  updateTacticField: async ({ field, turn }) => ({
    method: 'PUT',
    url: `/api/tactic_fields/${await field()}`,
    body: { name: `Renamed ${turn}` },
  }),
  deleteTacticFields: async ({ field }) => ({
    method: 'DELETE',
    url: `/api/tactic_fields/${await field()}`,
  }),
  listTags: ({ plan }) => ({ method: 'GET', url: `/api/tags?plan=${plan.id}` }),
  createTag: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/tags',
    body: { plan: plan.id, text: `Objective:Made ${turn}` },
  }),
  readTag: async ({ tag }) => ({ method: 'GET', url: `/api/tags/${await tag()}` }),
  updateTag: async ({ tag, turn }) => ({
    method: 'PUT',
    url: `/api/tags/${await tag()}`,
    body: { text: `Objective:Renamed ${turn}` },
  }),
  deleteTags: async ({ tag }) => ({ method: 'DELETE', url: `/api/tags/${await tag()}` }),
  listBudgets: ({ plan }) => ({ method: 'GET', url: `/api/budgets?plan=${plan.id}` }),
  createBudget: ({ plan }) => ({
    method: 'POST',
    url: '/api/budgets',
    body: { plan: plan.id, value: 100 },
  }),
  readBudget: async ({ budget }) => ({ method: 'GET', url: `/api/budgets/${await budget()}` }),
  updateBudget: async ({ budget }) => ({
    method: 'PUT',
    url: `/api/budgets/${await budget()}`,
    body: { value: 200 },
    headers: { 'if-match': '"1"' },
  }),
  deleteBudgets: async ({ budget }) => ({
    method: 'DELETE',
    url: `/api/budgets/${await budget()}`,
  }),
} as const satisfies Readonly<Record<string, MakeSample>>
