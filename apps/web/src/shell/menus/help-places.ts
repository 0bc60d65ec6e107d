import type { IconShape } from '@throughline/ui/Icon'
import { BookOpen, Gift, Mail, MessageSquare, Route, UserRoundCheck } from 'lucide-react'

/** A help entry of the help menu and the palette. */
export interface HelpPlace {
  readonly id: 'guides' | 'role-guide' | 'tour' | 'feedback' | 'contact' | 'referral'
  readonly label: string
  readonly icon: IconShape
  readonly description?: string
  /** Address outside of the app. */
  readonly href?: string
  /** Other search terms for the entry. */
  readonly keywords: readonly string[]
}

interface HelpPlacesOptions {
  /** An inactive account shows only its list of plans, so it has neither guides nor the tour. */
  readonly isAccountActive: boolean
  /** null until the server has returned it. */
  readonly supportEmail: string | null
  /** null without a referral program. */
  readonly referralUrl: string | null
}

/** Returns the help entries, in the order of the menu. */
export function helpPlaces({
  isAccountActive,
  supportEmail,
  referralUrl,
}: HelpPlacesOptions): readonly HelpPlace[] {
  const guides: readonly HelpPlace[] = [
    { id: 'guides', label: 'Guides', icon: BookOpen, keywords: ['help', 'manual', 'how to'] },
    {
      id: 'role-guide',
      label: 'Guide for your role',
      icon: UserRoundCheck,
      keywords: ['help', 'tutorial'],
    },
    { id: 'tour', label: 'Replay the tour', icon: Route, keywords: ['help', 'quick start'] },
  ]
  return [
    ...(isAccountActive ? guides : []),
    {
      id: 'feedback',
      label: 'Submit Feedback',
      icon: MessageSquare,
      keywords: ['help', 'bug report', 'feature request'],
    },
    ...(supportEmail === null
      ? []
      : [
          {
            id: 'contact' as const,
            label: 'Contact Us',
            icon: Mail,
            description: supportEmail,
            href: `mailto:${supportEmail}`,
            keywords: ['help', 'support', 'email'],
          },
        ]),
    ...(referralUrl === null
      ? []
      : [
          {
            id: 'referral' as const,
            label: 'Referral Program',
            icon: Gift,
            href: referralUrl,
            keywords: ['recommend'],
          },
        ]),
  ]
}
