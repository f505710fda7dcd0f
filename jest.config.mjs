/** Unit specs beside the code (`*.spec.ts`) and API specs on a real database (`*.e2e-spec.ts`). */
const swc = (tsx) => [
  '@swc/jest',
  {
    // Not the api's own .swcrc, which leaves specs out of the build.
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx, decorators: !tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  },
];

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(?!@deal-harbor/)'],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      rootDir: '.',
      roots: [
        '<rootDir>/admin-desktop/src',
        '<rootDir>/api/src',
        '<rootDir>/bench/src',
        '<rootDir>/libs',
        '<rootDir>/public-web/app',
        '<rootDir>/public-web/server',
        '<rootDir>/scripts',
      ],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      setupFilesAfterEnv: ['<rootDir>/api/test/jest.setup.ts'],
    },
    {
      ...common,
      displayName: 'api',
      rootDir: '.',
      roots: ['<rootDir>/api/src'],
      testMatch: ['**/*.e2e-spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/api/test/jest.setup.ts'],
      globalSetup: '<rootDir>/api/test/global-setup.mjs',
      globalTeardown: '<rootDir>/api/test/global-teardown.mjs',
    },
  ],
  // Of two cores Jest would leave one idle. More workers would want more connections than the database takes.
  maxWorkers: 2,
  testTimeout: 60_000,
};
