import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate` writes the next migration from what the schema files say. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
})
