import { CalendarDays, Wallet } from 'lucide-react'

import { Avatar } from '../components/Avatar'
import { SideNavigation, SideNavigationCard } from '../components/SideNavigation'
import { SkipLink } from '../components/SkipLink'
import type { Specimen } from './specimen'

/** Components around the content of a page. */
export const page: readonly Specimen[] = [
  {
    name: 'SideNavigation',
    render: (root) => (
      <SideNavigation
        {...root}
        label="Example"
        sections={[
          {
            id: 'views',
            places: [
              { href: '#month', label: 'Month', icon: CalendarDays, isCurrent: true },
              { href: '#budget', label: 'Budget', icon: Wallet, count: 3 },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'SideNavigationCard',
    render: (root) => (
      <SideNavigationCard
        {...root}
        isFramed
        tile={<Avatar initials="MR" />}
        title="Maya Rios"
        text="Admin"
        actionLabel="Settings"
      />
    ),
  },
  {
    name: 'SkipLink',
    render: (root) => (
      <SkipLink {...root} href="#content">
        Skip to content
      </SkipLink>
    ),
  },
]
