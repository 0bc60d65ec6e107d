import type { TacticListItem } from '@throughline/domain/tactics'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../services'
import {
  createOptions,
  DELETE_KEY,
  deleteOptions,
  restoreOptions,
  takeBackDatesOptions,
  updateOptions,
  type ChangeContext,
  type Deletion,
} from './tactic-changes'

/** @param planId the plan on show, whose lists are patched */
function useChangeContext(planId: number): ChangeContext {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return { client, queryClient, planId }
}

/** Changes an item; see {@link updateOptions}. */
export const useUpdateTactic = (planId: number) =>
  useMutation(updateOptions(useChangeContext(planId)))

/** Takes a change of dates back; see {@link takeBackDatesOptions}. */
export const useTakeBackDates = (planId: number) =>
  useMutation(takeBackDatesOptions(useChangeContext(planId)))

/** Creates an item; see {@link createOptions}. */
export const useCreateTactic = (planId: number) =>
  useMutation(createOptions(useChangeContext(planId)))

/** Brings a deleted item back; see {@link restoreOptions}. */
export const useRestoreTactic = (planId: number) =>
  useMutation(restoreOptions(useChangeContext(planId)))

/** Deletes an item; see {@link deleteOptions}. */
export const useDeleteTactic = (planId: number) =>
  useMutation(deleteOptions(useChangeContext(planId)))

/** The items that are being deleted. */
export function useTacticIdsBeingDeleted(): ReadonlySet<number> {
  const ids = useMutationState({
    filters: { mutationKey: DELETE_KEY, status: 'pending' },
    select: ({ state }) => itemIdOf(state.variables),
  })
  const key = ids.join(',')
  return useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key])
}

/** The item that a deletion is about; 0 for anything else. */
function itemIdOf(variables: unknown): number {
  return isDeletion(variables) ? variables.item.id : 0
}

function isDeletion(variables: unknown): variables is Deletion & { item: TacticListItem } {
  return typeof variables === 'object' && variables !== null && 'item' in variables
}
