import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate` derives the next migration from the schema files. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
})
