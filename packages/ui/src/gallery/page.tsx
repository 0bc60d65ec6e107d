import { CalendarDays, Wallet } from 'lucide-react'

import { Avatar } from '../components/Avatar'
import { Breadcrumb } from '../components/Breadcrumb'
import { Pagination } from '../components/Pagination'
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
    name: 'Breadcrumb',
    render: (root) => (
      <Breadcrumb
        {...root}
        steps={[
          { id: 'plans', label: 'Plans', href: '#plans' },
          { id: 'national', label: 'National plan', href: '#national' },
          { id: 'channels', label: 'Channels' },
        ]}
      />
    ),
  },
  {
    name: 'Pagination',
    render: (root) => (
      <Pagination {...root} page={2} rowCount={120} pageSize={25} onPageChange={() => {}} />
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
