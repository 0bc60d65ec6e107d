import type { MakeSample } from './sample'
import { multipart } from './multipart'

/** Channels, types, platforms, fields, tags, budgets, calendars, comments, documents and dashboards. */
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
  listSubscriptions: ({ plan }) => ({ method: 'GET', url: `/api/subscriptions?plan=${plan.id}` }),
  createSubscription: ({ plan, turn, calendarOrigin }) => ({
    method: 'POST',
    url: '/api/subscriptions',
    body: { calendarPath: `${calendarOrigin}/made-${turn}.ics`, account: plan.accountId },
  }),
  readSubscription: async ({ subscription }) => ({
    method: 'GET',
    url: `/api/subscriptions/${await subscription()}`,
  }),
  updateSubscription: async ({ subscription }) => ({
    method: 'PUT',
    url: `/api/subscriptions/${await subscription()}`,
    body: { name: 'Renamed' },
  }),
  deleteSubscriptions: async ({ subscription }) => ({
    method: 'DELETE',
    url: `/api/subscriptions/${await subscription()}`,
  }),
  listSubscriptionEvents: async ({ subscription, plan }) => ({
    method: 'GET',
    url: `/api/subscriptions/${await subscription()}/events?plan=${plan.id}&startDate=2026-03-01&endDate=2026-03-31`,
  }),
  listComments: async ({ tactic }) => ({
    method: 'GET',
    url: `/api/comments?recordType=tactic&record=${await tactic()}`,
  }),
  createComment: async ({ tactic }) => ({
    method: 'POST',
    url: '/api/comments',
    body: { record: await tactic(), recordType: 'tactic', text: 'A comment' },
  }),
  readComment: async ({ comment }) => ({ method: 'GET', url: `/api/comments/${await comment()}` }),
  updateComment: async ({ comment }) => ({
    method: 'PUT',
    url: `/api/comments/${await comment()}`,
    body: { text: 'Better' },
  }),
  deleteComments: async ({ comment }) => ({
    method: 'DELETE',
    url: `/api/comments/${await comment()}`,
  }),
  createPlanDocument: async ({ plan, asset, tactic }) => ({
    method: 'POST',
    url: '/api/plan_documents',
    body: { plan: plan.id, asset: await asset(), tactics: [await tactic()] },
  }),
  listPlanDocuments: ({ plan }) => ({ method: 'GET', url: `/api/plan_documents?plan=${plan.id}` }),
  readPlanDocument: async ({ document }) => ({
    method: 'GET',
    url: `/api/plan_documents/${await document()}`,
  }),
  updatePlanDocument: async ({ document }) => ({
    method: 'PUT',
    url: `/api/plan_documents/${await document()}`,
    body: { categories: [] },
  }),
  deletePlanDocuments: async ({ document }) => ({
    method: 'DELETE',
    url: `/api/plan_documents/${await document()}`,
  }),
  listPlanDocumentCategories: ({ plan }) => ({
    method: 'GET',
    url: `/api/plan_document_categories?plan=${plan.id}`,
  }),
  createPlanDocumentCategory: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/plan_document_categories',
    body: { plan: plan.id, name: `Made ${turn}` },
  }),
  readPlanDocumentCategory: async ({ documentCategory }) => ({
    method: 'GET',
    url: `/api/plan_document_categories/${await documentCategory()}`,
  }),
  updatePlanDocumentCategory: async ({ documentCategory, turn }) => ({
    method: 'PUT',
    url: `/api/plan_document_categories/${await documentCategory()}`,
    body: { name: `Renamed ${turn}` },
  }),
  deletePlanDocumentCategories: async ({ documentCategory }) => ({
    method: 'DELETE',
    url: `/api/plan_document_categories/${await documentCategory()}`,
  }),
  createPlanDashboard: async ({ plan, dashboardCategory, turn }) => ({
    method: 'POST',
    url: '/api/plan_dashboards',
    body: {
      plan: plan.id,
      name: `Made ${turn}`,
      category: await dashboardCategory(),
      embedHtml: '<p>Figures</p>',
    },
  }),
  listPlanDashboards: ({ plan }) => ({
    method: 'GET',
    url: `/api/plan_dashboards?plan=${plan.id}`,
  }),
  readPlanDashboard: async ({ dashboard }) => ({
    method: 'GET',
    url: `/api/plan_dashboards/${await dashboard()}`,
  }),
  updatePlanDashboard: async ({ dashboard }) => ({
    method: 'PUT',
    url: `/api/plan_dashboards/${await dashboard()}`,
    body: { name: 'Renamed' },
  }),
  deletePlanDashboards: async ({ dashboard }) => ({
    method: 'DELETE',
    url: `/api/plan_dashboards/${await dashboard()}`,
  }),
  listPlanDashboardCategories: ({ plan }) => ({
    method: 'GET',
    url: `/api/plan_dashboard_categories?plan=${plan.id}`,
  }),
  createPlanDashboardCategory: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/plan_dashboard_categories',
    body: { plan: plan.id, name: `Made ${turn}` },
  }),
  updatePlanDashboardCategory: async ({ dashboardCategory, turn }) => ({
    method: 'PUT',
    url: `/api/plan_dashboard_categories/${await dashboardCategory()}`,
    body: { name: `Renamed ${turn}` },
  }),
  createMediaAsset: () => ({ method: 'POST', url: '/api/media_assets', ...multipart({}) }),
  readMediaAsset: async ({ documentAsset }) => ({
    method: 'GET',
    url: `/api/media_assets/${await documentAsset()}`,
  }),
  downloadFile: () => ({
    method: 'GET',
    url: `/api/files/forged?expires=4102444800&signature=${'0'.repeat(64)}`,
  }),
} as const satisfies Readonly<Record<string, MakeSample>>
