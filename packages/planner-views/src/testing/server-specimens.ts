import { firstStories, type StoryModule } from '@throughline/test-support/server-markup'

/** The main stories of each component: their first one shows it with realistic data. */
export const serverSpecimens = firstStories(
  import.meta.glob<StoryModule>([
    '../{*,calendars/*}/*.stories.tsx',
    '!../{*,calendars/*}/*.*.stories.tsx',
  ]),
)
