import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      '.cache',
      'art',
      'static',
      'cms',
      'src/gatsby-types.d.ts',
      'src/shapes/sprite.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['scripts/**', 'bench/**', '**/*.{mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        'process console performance module require URL fetch setTimeout Buffer window document PerformanceObserver setInterval clearInterval'
          .split(' ')
          .map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
)
