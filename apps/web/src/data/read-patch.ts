import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Returns a function that changes cached data before the server answers, such as an order. The
 * write that follows reads the data again, which also reverts a refused change.
 *
 * @param key of the read; pass the same array while it is the same read
 */
export function useReadPatch<Data>(key: QueryKey): (change: (data: Data) => Data) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async (change) => {
      // The answer of a running read is older than the change.
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData<Data>(key, (data) => (data === undefined ? data : change(data)))
    },
    [queryClient, key],
  )
}
