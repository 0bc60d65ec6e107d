import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { ApiClient } from '@throughline/api-client'
import { useApiClient } from './api-client'
import type { Read } from './read'

/**
 * Changes an entity that is read by itself, such as a plan. The answer replaces the cached
 * entity; after a refusal, such as a 412, the entity is read again.
 *
 * @param read the read that the answer replaces
 * @param paramsOf the parameters of that read, out of a request
 * @param send sends the change with the version that was read in `If-Match`
 */
export function useEntityWrite<Params, Entity, Request>(
  read: Read<Params, Entity>,
  paramsOf: (request: Request) => Params,
  send: (client: ApiClient, request: Request) => Promise<Entity>,
): UseMutationResult<Entity, Error, Request> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => send(client, request),
    onSuccess: (entity, request) => {
      queryClient.setQueryData<Entity>(read.key(paramsOf(request)), entity)
    },
    onError: (_error, request) => {
      void queryClient.invalidateQueries({ queryKey: read.key(paramsOf(request)) })
    },
  })
}
