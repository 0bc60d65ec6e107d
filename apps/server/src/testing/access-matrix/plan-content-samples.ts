import type { MakeSample } from './sample'
import { multipart } from './multipart'

/** Calendars, comments, saved views, documents, dashboards and files. */
export const planContentSamples = {
  listSubscriptions: ({ plan }) => ({ method: 'GET', url: `/api/subscriptions?plan=${plan.id}` }),
  createSubscription: ({ plan, turn, calendarOrigin }) => ({
    method: 'POST',
    url: '/api/subscriptions',
    body: { calendarPath: `${calendarOrigin}/made-${turn}.ics`, account: plan.accountId },
  }),
  previewSubscription: ({ plan, calendarOrigin }) => ({
    method: 'POST',
    url: '/api/subscriptions/preview',
    body: { calendarPath: `${calendarOrigin}/seen.ics`, account: plan.accountId },
  }),
  refreshSubscription: async ({ subscription }) => ({
    method: 'POST',
    url: `/api/subscriptions/${await subscription()}/refresh`,
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
