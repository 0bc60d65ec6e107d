import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Shows a change of what was read before the server has answered, such as a new order. The
 * write that follows reads again, which also takes back what was refused.
 *
 * @param key of the read; pass the same array while it is the same read
 */
export function useReadPatch<Data>(key: QueryKey): (change: (data: Data) => Data) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async (change) => {
      // An answer that is on its way is older than the change.
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData<Data>(key, (data) => (data === undefined ? data : change(data)))
    },
    [queryClient, key],
  )
}
