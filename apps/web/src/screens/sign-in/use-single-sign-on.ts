import { isEmailAddress } from '@throughline/domain/users'
import { useRef, useState } from 'react'
import { useEntrance } from '../../data/entrance'
import type { LeaveApp } from '../../platform/leave-app'
import { isWebAddress } from './single-sign-on-address'

/** A domain is looked up this long at most, in milliseconds; then people sign in by password. */
const LONGEST_LOOKUP_MS = 5000

/** Leads people whose email domain signs in elsewhere to that place. */
export function useSingleSignOn(leave: LeaveApp) {
  const { findSingleSignOn } = useEntrance()
  const answersRef = useRef(new Map<string, Promise<string | null>>())
  const [pendingCount, setPendingCount] = useState(0)

  const addressOf = async (domain: string): Promise<string | null> => {
    setPendingCount((count) => count + 1)
    try {
      const url = await findSingleSignOn(domain, AbortSignal.timeout(LONGEST_LOOKUP_MS))
      return url !== null && isWebAddress(url) ? url : null
    } catch (error) {
      // The password may still let them in, and the next attempt asks again.
      answersRef.current.delete(domain)
      // oxlint-disable-next-line no-console -- the person can go on, so only a developer is told
      console.warn('Single sign-on could not be looked up.', error)
      return null
    } finally {
      setPendingCount((count) => count - 1)
    }
  }
  return {
    isLookingUp: pendingCount > 0,
    /** Resolves to whether the browser is on its way to the place where the domain signs in. */
    leaveFor: async (emailAddress: string): Promise<boolean> => {
      const address = emailAddress.trim()
      if (!isEmailAddress(address)) return false
      const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
      const answer = answersRef.current.get(domain) ?? addressOf(domain)
      answersRef.current.set(domain, answer)
      const url = await answer
      if (url !== null) leave(url)
      return url !== null
    },
  }
}
