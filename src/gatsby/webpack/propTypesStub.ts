type Check = { (): Check; isRequired?: Check }

const check: Check = () => check
check.isRequired = check

/**
 * Takes the place of the package prop-types in the visitor's script: Gatsby's run time declares types with it, at which
 * React's production build never looks.
 */
export default new Proxy(check, { get: () => check })
