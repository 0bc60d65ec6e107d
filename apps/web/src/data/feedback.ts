import { sendFeedback, type FeedbackDraft } from '@throughline/api-client'
import { useCallback } from 'react'
import { useApiClient } from './core/api-client'

/**
 * Returns a function that sends feedback to the product team. It rejects with the error of the
 * server.
 */
export function useSendFeedback(): (feedback: FeedbackDraft) => Promise<void> {
  const client = useApiClient()
  return useCallback((feedback) => sendFeedback(client, feedback), [client])
}
