export { AddPlanDialog } from './AddPlanDialog'
export { DeletedPlansDialog } from './DeletedPlansDialog'
export { usePlanDeletion } from './use-plan-deletion'
