/** Classes by their names; `__tests__/styles/classNames.test.ts` looks whether a style sheet has them. */
declare module '*.module.css' {
  const classes: any // eslint-disable-line @typescript-eslint/no-explicit-any -- a record would be undefined at any name
  export = classes
}
