// Made from the schema by `npm run generate`.
export type introspection_types = {
    'Boolean': unknown;
    'Branch': { name: 'Branch'; enumValues: 'brussel' | 'gent' | 'retired' | 'rotselaar' | 'wevelgem' | 'zwevegem'; };
    'Consent': { kind: 'OBJECT'; name: 'Consent'; fields: { 'allowed': { name: 'allowed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ConsentCategory'; ofType: null; }; }; }; } }; 'givenAt': { name: 'givenAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Instant'; ofType: null; }; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; }; };
    'ConsentCategory': { name: 'ConsentCategory'; enumValues: 'media' | 'statistics'; };
    'ConsentChoices': { kind: 'INPUT_OBJECT'; name: 'ConsentChoices'; isOneOf: false; inputFields: [{ name: 'media'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null }, { name: 'statistics'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; }; defaultValue: null }]; };
    'EmploymentStatus': { name: 'EmploymentStatus'; enumValues: 'employed' | 'family' | 'retired'; };
    'Float': unknown;
    'Fund': { kind: 'OBJECT'; name: 'Fund'; fields: { 'accountHolder': { name: 'accountHolder'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'address': { name: 'address'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'claim': { name: 'claim'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'company': { name: 'company'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'email': { name: 'email'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'iban': { name: 'iban'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'shortName': { name: 'shortName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ID': unknown;
    'Instant': unknown;
    'Int': unknown;
    'Language': { name: 'Language'; enumValues: 'en' | 'fr' | 'nl'; };
    'Me': { kind: 'OBJECT'; name: 'Me'; fields: { 'branch': { name: 'branch'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Branch'; ofType: null; }; } }; 'employmentStatus': { name: 'employmentStatus'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'EmploymentStatus'; ofType: null; }; } }; 'firstname': { name: 'firstname'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'language': { name: 'language'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'Language'; ofType: null; }; } }; 'lastname': { name: 'lastname'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: { 'giveConsent': { name: 'giveConsent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Consent'; ofType: null; }; } }; }; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'fund': { name: 'fund'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Fund'; ofType: null; }; } }; 'me': { name: 'me'; type: { kind: 'OBJECT'; name: 'Me'; ofType: null; } }; }; };
    'String': unknown;
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: introspection_types;
};
