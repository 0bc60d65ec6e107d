export { AddPlanDialog } from './AddPlanDialog'
export { DeletedPlansDialog } from './DeletedPlansDialog'
export { plansAbilities } from './plans-abilities'
export { usePlanDeletion } from './use-plan-deletion'
