import type { FirstAccountFields } from '@throughline/api-client'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useServices } from '../../services'
import { firstAccountMessage, refuseFirstAccount } from './first-account-message'
import { FirstAccountView } from './FirstAccountView'

/** Creates the first account with the token of the link, and signs its owner in. */
export function FirstAccountScreen() {
  const { session } = useServices()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const create = async (fields: Omit<FirstAccountFields, 'token'>) => {
    const refusal = refuseFirstAccount(fields)
    setMessage(refusal)
    if (refusal !== null) return
    setIsBusy(true)
    try {
      await session.createFirstAccount({ ...fields, token })
      await navigate('/', { replace: true })
    } catch (error) {
      setMessage(firstAccountMessage(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <FirstAccountView
      message={message}
      isBusy={isBusy}
      onSubmit={(fields) => {
        void create(fields)
      }}
    />
  )
}
