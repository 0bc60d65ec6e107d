import type { SingleSignOn } from '@throughline/api-client'
import { isEmailAddress } from '@throughline/domain/users'
import { useEffect, useRef, useState } from 'react'
import { useEntrance } from '../../data/entrance'
import { isWebAddress } from './single-sign-on-address'

/** Longest lookup of a domain, in milliseconds; afterwards the user signs in by password. */
const LONGEST_LOOKUP_MS = 5000

/** Single sign-on of an email domain. */
export interface DomainSignOn extends SingleSignOn {
  readonly domain: string
}

/** Returns the lookup of the single sign-on of email domains, each once. */
export function useSingleSignOn() {
  const { findSingleSignOn } = useEntrance()
  const answersRef = useRef(new Map<string, Promise<DomainSignOn | null>>())
  const [pendingCount, setPendingCount] = useState(0)

  const lookUp = async (domain: string): Promise<DomainSignOn | null> => {
    setPendingCount((count) => count + 1)
    try {
      const answer = await findSingleSignOn(domain, AbortSignal.timeout(LONGEST_LOOKUP_MS))
      if (answer === null || !isWebAddress(answer.redirectUrl)) return null
      return { domain, ...answer }
    } catch (error) {
      // The password may still be right, and the next attempt looks the domain up again.
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
    /** Looks up the domain of an email address; null if it has no single sign-on. */
    findFor: async (emailAddress: string): Promise<DomainSignOn | null> => {
      const domain = domainOf(emailAddress)
      if (domain === null) return null
      const answer = answersRef.current.get(domain) ?? lookUp(domain)
      answersRef.current.set(domain, answer)
      return answer
    },
  }
}

/**
 * Returns the name of the single sign-on in the URL of the sign-in page, once the server has
 * confirmed that it exists. Without an answer it counts as existing: the server reports a wrong
 * name when the user starts it.
 */
export function useNamedSignOn(name: string | null): string | null {
  const { hasSingleSignOn } = useEntrance()
  const [existing, setExisting] = useState<string | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    const controller = new AbortController()
    const limit = AbortSignal.any([controller.signal, AbortSignal.timeout(LONGEST_LOOKUP_MS)])
    const lookUp = async () => {
      const isThere = await hasSingleSignOn(name, limit).catch(() => true)
      if (isThere && !controller.signal.aborted) setExisting(name)
    }
    void lookUp()
    return () => {
      controller.abort()
    }
  }, [name, hasSingleSignOn])
  return existing === name ? name : null
}

/**
 * Returns the domain of an email address in lower case; null if the text is not an email address.
 */
export function domainOf(text: string): string | null {
  const address = text.trim()
  return isEmailAddress(address) ? address.slice(address.lastIndexOf('@') + 1).toLowerCase() : null
}
