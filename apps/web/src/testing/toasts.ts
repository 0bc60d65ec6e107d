import { screen, within } from 'storybook/test'

/** The region in which the app reports what happened. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))
