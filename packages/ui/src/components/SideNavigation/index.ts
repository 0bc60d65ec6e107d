export type { NavigationPlace, NavigationSection } from './navigation-place'
export { SideNavigation, type SideNavigationProps } from './SideNavigation'
export { SideNavigationButton, type SideNavigationButtonProps } from './SideNavigationButton'
export { SideNavigationCard, type SideNavigationCardProps } from './SideNavigationCard'
