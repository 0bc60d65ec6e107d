import { useItemIdsInWrite, useWrite } from './core/use-collection'
import {
  createOptions,
  deleteOptions,
  restoreOptions,
  takeBackPlacementOptions,
  updateOptions,
} from './tactic-changes'
import { DELETE_ACTION, tactics } from './tactics'

/** Changes an item; see {@link updateOptions}. */
export const useUpdateTactic = (planId: number) => useWrite(updateOptions, planId)

/** Undoes a change of dates, and of type; see {@link takeBackPlacementOptions}. */
export const useTakeBackPlacement = (planId: number) => useWrite(takeBackPlacementOptions, planId)

/** Creates an item; see {@link createOptions}. */
export const useCreateTactic = (planId: number) => useWrite(createOptions, planId)

/** Restores a deleted item; see {@link restoreOptions}. */
export const useRestoreTactic = (planId: number) => useWrite(restoreOptions, planId)

/** Deletes an item; see {@link deleteOptions}. */
export const useDeleteTactic = (planId: number) => useWrite(deleteOptions, planId)

/** Returns the ids of the items that are being deleted. */
export const useTacticIdsBeingDeleted = () => useItemIdsInWrite(tactics, DELETE_ACTION)
