import { sendFeedback, type FeedbackDraft } from '@throughline/api-client'
import { useCallback } from 'react'
import { useApiClient } from './core/api-client'

/** Sends feedback to the makers of the product; rejects as the server refused. */
export function useSendFeedback(): (feedback: FeedbackDraft) => Promise<void> {
  const client = useApiClient()
  return useCallback((feedback) => sendFeedback(client, feedback), [client])
}
