import { deletePlanRows } from '../../resources/plans/delete-plan-queries'
import { addTactic } from '../world'
import { versionOf } from './scenario-queries'
import { multipart } from './multipart'
import type { MakeSample } from './sample'

const MARCH = 'startDate=2026-03-01&endDate=2026-03-31'

/** Samples of plans, their tactics and calls that read a whole plan. */
export const planSamples = {
  listPlans: () => ({ method: 'GET', url: '/api/plans' }),
  createPlan: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/plans',
    body: { name: `Plan ${turn}`, type: 'Individual', account: plan.accountId },
  }),
  readPlan: ({ plan }) => ({ method: 'GET', url: `/api/plans/${plan.id}` }),
  updatePlan: async ({ plan, orm }) => ({
    method: 'PUT',
    url: `/api/plans/${plan.id}`,
    headers: { 'if-match': `"${await versionOf(orm, plan.id)}"` },
    body: { isTacticSummaryFieldEnabled: true },
  }),
  deletePlans: async ({ planLike }) => ({
    method: 'DELETE',
    url: `/api/plans/${await planLike()}`,
  }),
  readPlanContents: ({ plan }) => ({ method: 'GET', url: `/api/plans/${plan.id}/contents` }),
  listDeletedPlans: ({ plan }) => ({
    method: 'GET',
    url: `/api/deleted-plans?account=${plan.accountId}`,
  }),
  restorePlan: async ({ planLike, orm, callerId }) => {
    const id = await planLike()
    const deletion = {
      deletedById: callerId,
      superUserIds: [],
      now: new Date('2026-03-18T11:59:00Z'),
    }
    await deletePlanRows(orm, [id], deletion)
    return { method: 'POST', url: `/api/plans/${id}/restore` }
  },
  setPlanFreeze: ({ plan, world }) => ({
    method: 'PATCH',
    url: `/api/plan/${plan.id}`,
    body: { freeze: plan.id === world.plans.frozen.id },
  }),
  updatePlanName: ({ plan, turn }) => ({
    method: 'PUT',
    url: `/api/update-plan-name/${plan.id}`,
    body: { name: `Spring ${turn}` },
  }),
  streamPlanChanges: ({ plan }) => ({ method: 'GET', url: `/api/plans/${plan.id}/changes` }),
  listVisitedPlans: ({ plan }) => ({ method: 'GET', url: `/api/plan-visited?plan=${plan.id}` }),
  recordVisitedPlan: ({ plan, callerId }) => ({
    method: 'POST',
    url: '/api/user-visited-plan',
    body: { plan: plan.id, role: 4, user: callerId },
  }),
  exportPlan: async ({ plan, tactic }) => {
    await tactic()
    return {
      method: 'GET',
      url: `/api/plans/${plan.id}/export?start_date=2026-03-01&end_date=2026-03-31`,
    }
  },
  exportPlanByAlias: ({ plan }) => ({
    method: 'GET',
    url: `/api/plan/${plan.id}/export?start_date=2026-03-01&end_date=2026-03-31`,
  }),
  exportChannel: async ({ plan, tactic }) => {
    await tactic()
    return { method: 'GET', url: `/api/channels/${plan.emailChannelId}/export?format=csv` }
  },
  listTactics: async ({ plan, tactic }) => {
    await tactic()
    return { method: 'GET', url: `/api/tactics?plan=${plan.id}&${MARCH}` }
  },
  createTactic: ({ plan, turn }) => ({
    method: 'POST',
    url: '/api/tactics',
    body: {
      title: `Tactic ${turn}`,
      planId: plan.id,
      tacticTypeId: plan.emailTypeId,
      startDate: '2026-03-04T08:00:00',
    },
  }),
  readTactic: async ({ tactic }) => ({ method: 'GET', url: `/api/tactics/${await tactic()}` }),
  updateTactic: async ({ tactic }) => ({
    method: 'PUT',
    url: `/api/tactics/${await tactic()}`,
    headers: { 'if-match': '"1"' },
    body: { title: 'Renamed' },
  }),
  deleteTactics: async ({ tactic }) => ({
    method: 'DELETE',
    url: `/api/tactics/${await tactic()}`,
  }),
  restoreTactic: async ({ orm, plan }) => {
    const id = await addTactic(orm, plan.id, plan.emailTypeId, {
      deletedAt: new Date('2026-03-18T11:59:00Z'),
    })
    return { method: 'POST', url: `/api/tactics/${id}/restore` }
  },
  readTacticSummary: async ({ tactic }) => ({
    method: 'GET',
    url: `/api/tactics/${await tactic()}/summary`,
  }),
  searchTactics: ({ plan }) => ({
    method: 'POST',
    url: `/api/tactics/${plan.id}/search?keyword=launch&widesearch=true`,
  }),
  listMonthExpenses: ({ plan }) => ({
    method: 'GET',
    url: `/api/plans/${plan.id}/month-expenses?${MARCH}`,
  }),
  listTypeExpenses: ({ plan }) => ({
    method: 'GET',
    url: `/api/plans/${plan.id}/type-expenses?${MARCH}`,
  }),
  readPlanUsage: ({ plan }) => ({ method: 'GET', url: `/api/plans/${plan.id}/usage` }),
  listUniversalFieldValues: ({ plan }) => ({
    method: 'GET',
    url: `/api/plans/${plan.id}/universal-field-values`,
  }),
  listItemValues: async ({ plan, tactic }) => {
    await tactic()
    return { method: 'GET', url: `/api/plans/${plan.id}/item-values` }
  },
  listTacticFieldValues: async ({ tactic }) => ({
    method: 'GET',
    url: `/api/tactic_field_values?tactic=${await tactic()}`,
  }),
  createTacticFieldValue: async ({ tactic, plan }) => ({
    method: 'POST',
    url: '/api/tactic_field_values',
    body: { tacticField: plan.textFieldId, tactic: await tactic(), value: 'x' },
  }),
  readTacticFieldValue: async ({ fieldValue }) => ({
    method: 'GET',
    url: `/api/tactic_field_values/${await fieldValue()}`,
  }),
  updateTacticFieldValue: async ({ fieldValue }) => ({
    method: 'PUT',
    url: `/api/tactic_field_values/${await fieldValue()}`,
    body: { value: 'y' },
  }),
  deleteTacticFieldValues: async ({ fieldValue }) => ({
    method: 'DELETE',
    url: `/api/tactic_field_values/${await fieldValue()}`,
  }),
  importTacticFieldImage: async ({ tactic, imageField }) => ({
    method: 'POST',
    url: '/api/tactic_field_images',
    ...multipart({ tacticId: String(await tactic()), field: String(await imageField()) }),
  }),
} as const satisfies Readonly<Record<string, MakeSample>>
