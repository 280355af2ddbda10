import { env } from 'node:process'

// wherever a site is built its days are those of Lombok: tests run as far behind it as people build, and in a language whose
// letters have other capitals
env.TZ = 'America/Los_Angeles'
env.LC_ALL = 'tr_TR.UTF-8'

// those that start other programs, bundle with webpack, or encode dozens of pictures
const INTEGRATION = '.integration.test.ts'

/** @type {import('jest').Config} */
const shared = {
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/jest.ts'],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/desk/packages/'],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  // published as ES modules only
  transformIgnorePatterns: [
    'node_modules/(?!(feed|flesch|syllable|gatsby|gatsby-script|gatsby-link|unist-util-.*|mdast-util-.*|micromark.*|hast-util-.*|hastscript|parse5|entities|web-namespaces|decode-named-character-reference|character-entities.*|unified|vfile.*|property-information|space-separated-tokens|comma-separated-tokens|html-void-elements|stringify-entities|ccount|zwitch|devlop|trim-lines)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/setup/cssModule.cjs',
    '\\.css$': '<rootDir>/__tests__/setup/cssModule.cjs',
  },
}

/** @type {import('jest').Config} */
const config = {
  maxWorkers: '100%',
  // machines differ by three times in speed
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', INTEGRATION],
    },
    { ...shared, displayName: 'integration', testMatch: [`<rootDir>/__tests__/**/*${INTEGRATION}`] },
  ],
}

export default config
