/*
 * Every word that the reader of policies knows, in English and Spanish. Phrases are plain: lower case,
 * without accents, without the plural's s (`keysOf` in phrases.ts makes them so of any text).
 */

/** What a label names. `not` are phrases that make it something else. */
type Label = { is: readonly string[]; not?: readonly string[] };

/** Phrases separated by a bar. */
const list = (text: string) => text.split("|").map((phrase) => phrase.trim());

const special = list(
  "special limit|sublimit|sub limit|off premise|away from|other residence|other location|self storage|per item|aggregate|each article",
);

/** Limits of a home policy, with the letter that most insurers give them. */
export const homeLabels = {
  dwelling: {
    is: list(
      "dwelling|dwelling protection|dwelling coverage|dwelling limit|residence|building|unit interior|interior of the unit|interior of your unit|condominium unit|mobile home|manufactured home|building addition and alteration|unit owner building|building property|building item|real property|vivienda|casa|edificio|estructura principal",
    ),
    not: [
      ...list(
        "other structure|extended|extension|increase|increased|additional|replacement|settlement|premium|deductible|personal property|personal liability|medical payment|flood|earthquake|code|ordinance|law|residence premise|other than|otra|not attached|detached|residence employee|under construction|glass|theft|option",
      ),
      ...special,
    ],
  },
  otherStructures: {
    is: list(
      "other structure|other permanent structure|separate structure|detached structure|appurtenant structure|other structure protection|related private structure|structure other than|otra estructura|private structure|unattached structure",
    ),
    not: [
      ...list(
        "rented to other|increased|additional|deductible|replacement|settlement|option|dwelling and|real property|vivienda y",
      ),
      ...special,
    ],
  },
  belongings: {
    is: list(
      "personal property|personal property protection|content|belonging|personal belonging|personal possession|propiedad personal|biene personale|contenido|pertenencia|household good|household content|personal effect|your stuff|unscheduled personal property",
    ),
    not: [
      ...list(
        "scheduled|schedule of|increased|replacement cost included|loss settlement|settlement|deductible|special personal|flood|earthquake|of other|business|off premise|extended|refrigerated|programada",
      ),
      ...special,
    ],
  },
  livingElsewhere: {
    is: list(
      "loss of use|additional living expense|additional living cost|additional living|living expense|additional expense|perdida de uso|gasto adicionale de vida|gasto de vida adicionale|gasto adicionale|ale|fair rental value|living elsewhere|alternative living|temporary living",
    ),
    not: list("deductible|vehicle|auto|prohibited|civil authority"),
  },
  personalLiability: {
    is: list(
      "personal liability|family liability|family liability protection|home liability|responsabilidad personal|responsabilidad familiar|responsabilidad civil personal|responsabilidad civil|premise liability|comprehensive personal liability|liability protection|liability to other|liability|responsabilidad|bodily injury and property damage|bodily injury property damage|property damage bodily injury",
    ),
    not: list(
      "deductible|uninsured|bodily injury each person|automobile|auto|umbrella|watercraft|excess|limited|mold|fungi|business pursuit|animal|dog|subtotal|limit of liability only|increased limit|assessment|underlying|pollution|escape|fuel",
    ),
  },
  medicalPayments: {
    is: list(
      "medical payment|medical payment to other|guest medical|guest medical protection|medical expense|medical|pago medico|gasto medico|pago medico a otro|med pay|medpay",
    ),
    not: list("deductible|uninsured|increased limit|auto|alert|underlying"),
  },
} as const satisfies Record<string, Label>;

/** Liability as only the policy of a home calls it. */
export const householdLiability = {
  is: list("personal liability|family liability|responsabilidad personal|responsabilidad familiar"),
  not: homeLabels.personalLiability.not,
} as const satisfies Label;

/** Letters that insurers give to these limits: the usual ones, then those of Texas and others. */
export const homeLetters: Record<keyof typeof homeLabels, readonly string[]> = {
  dwelling: ["a"],
  otherStructures: ["b", "a"],
  belongings: ["c", "b"],
  livingElsewhere: ["d", "c"],
  personalLiability: ["e", "c", "l", "x"],
  medicalPayments: ["f", "d", "m", "y"],
};

const uninsured = list(
  "uninsured|underinsured|um|uim|umbi|uimbi|um bi|uninsured motorist|sin seguro|sin seguro suficiente|supplementary uninsured|sum|no asegurado|unisured",
);

/** Cover of an auto policy. */
export const autoLabels = {
  injury: {
    is: list(
      "bodily injury|bi|bodily injury liability|combined single limit|combined liability|csl|single limit|single limit liability|liability|liability to other|auto liability|injury to other|lesion corporal|lesione corporale|lesione a otro|responsabilidad civil|responsabilidad por lesione|limite unico combinado|lesione corporale a tercero",
    ),
    not: [...uninsured, ...list("umbrella|excess|deductible|underlying|personal liability")],
  },
  propertyDamage: {
    is: list(
      "property damage|pd|property damage liability|responsabilidad por dano a la propiedad|damage to property|damage to other property|dano a la propiedad|dano a propiedad|dano a propiedad ajena|dano materiale|damage to property of other|damage to someone else s property|damage to someone else property|damage to other people s property|property damage to other",
    ),
    not: [...uninsured, ...list("deductible|waiver|bodily injury|underlying|umpd")],
  },
  uninsuredDrivers: {
    is: uninsured,
    not: list(
      "property damage|pd|umpd|waiver|deductible|dano|um pd|collision|economic|uninsured boater",
    ),
  },
  medicalPayments: {
    is: list(
      "medical payment|med pay|medpay|medical expense|gasto medico|pago medico|medical|auto medical",
    ),
    not: list("deductible|first party benefit|personal injury protection"),
  },
  injuryProtection: {
    is: list(
      "personal injury protection|pip|proteccion contra lesione personale|proteccion de lesione personale|no fault|first party benefit|first party medical|basic first party",
    ),
    not: list("additional pip|work loss|funeral|income|death|essential|accidental|combined"),
  },
  comprehensiveDeductible: {
    is: list(
      "comprehensive|comp|other than collision|other than coll|otc|otro que colision|otro que no sea colision|comprensiva|comprensivo|cobertura amplia|amplia|comprehensive loss|fire and theft|integral",
    ),
    not: list("personal liability|glass only|discount|full glass only|driver|waiver"),
  },
  collisionDeductible: {
    is: list("collision|coll|colision|choque"),
    not: list(
      "other than collision|other than coll|otro que colision|otro que no sea colision|waiver|uninsured|limited collision|excluding collision|discount|avoidance|coverage type|comprehensive",
    ),
  },
} as const satisfies Record<string, Label>;

/** What a home policy may include besides. */
export const homeExtras = {
  waterBackup: {
    is: list(
      "water backup|water back up|sewer backup|sewer back up|backup of sewer|back up of sewer|backup of water|back up of water|water and sewer|sump overflow|sump discharge|sump pump|limited water back up|drain backup|reflujo de agua|reflujo de alcantarillado|retroceso de agua|desborde de drenaje|water sewer backup|sewer or drain|sewer and drain|drenaje",
    ),
  },
  serviceLine: {
    is: list(
      "service line|buried utility|underground utility|utility line|linea de servicio|underground service",
    ),
  },
  equipmentBreakdown: {
    is: list(
      "equipment breakdown|home system|systems protection|system breakdown|home equipment|mechanical breakdown|averia de equipo|equipment failure|appliance breakdown",
    ),
  },
  buildingCode: {
    is: list(
      "ordinance or law|ordinance and law|ordinance law|law and ordinance|law or ordinance|building code|building ordinance|code upgrade|ordenanza o ley|ley u ordenanza|ordenanza|ol coverage|code compliance",
    ),
  },
  identityTheft: {
    is: list(
      "identity theft|identity fraud|identity recovery|identity integrity|identity protection|identity restoration|id theft|identity expense|robo de identidad|fraude de identidad|id fraud|identity management",
    ),
  },
  flood: { is: list("flood|inundacion") },
  earthquake: { is: list("earthquake|terremoto|sismo|earth movement coverage") },
  shortTermRental: {
    is: list(
      "short term rental|home sharing|home share|vacation rental|rental to other|homesharing|alquiler a corto plazo|host coverage",
    ),
  },
  lossAssessment: {
    is: list(
      "loss assessment|association assessment|evaluacion de perdida|gravamene de la asociacion|gravamen de la asociacion|derrama",
    ),
  },
} as const satisfies Record<string, Label>;

/** What an auto policy may include besides. */
export const autoExtras = {
  rentalCar: {
    is: list(
      "rental reimbursement|rental car|car rental|rental|transportation expense|transportation exp|transportation reimbursement|extended transportation|rental expense|rental vehicle|reembolso por alquiler|reembolso de alquiler|alquiler de auto|auto de alquiler|alquiler|gasto de transporte|temporary transportation|substitute transportation|loss of use|rental day|loss of use by collision|auto rental|alternate transportation|substitute transportation|optional transportation",
    ),
  },
  roadside: {
    is: list(
      "roadside|roadside assistance|road service|emergency road|towing|towing and labor|asistencia en la carretera|asistencia en carretera|asistencia vial|remolque|grua|tow|road assistance|roadside help|breakdown service|road trouble",
    ),
  },
  gap: {
    is: list(
      "gap|loan lease|loan or lease|lease loan|auto loan|loan payoff|lease payoff|loan gap|lease gap|gap coverage|brecha|prestamo o arrendamiento|prestamo arrendamiento",
    ),
  },
  newCarReplacement: {
    is: list(
      "new car replacement|newer car replacement|new vehicle replacement|replacement cost for new|new car|better car replacement|new auto replacement|new car protection|reemplazo de auto nuevo|auto nuevo|vehicle replacement|car replacement|new vehicle",
    ),
  },
  accidentForgiveness: {
    is: list(
      "accident forgiveness|accident free forgiveness|perdon de accidente|perdon por accidente|accident waiver|first accident",
    ),
  },
  rideshare: {
    is: list(
      "rideshare|ride share|ride sharing|ridesharing|transportation network|tnc|viaje compartido|viaje compartidos|delivery coverage|rideshare gap",
    ),
  },
} as const satisfies Record<string, Label>;

/** Words of a label that say nothing of what it names. */
export const fillers = new Set(
  list(
    "coverage|cov|cover|limit|liability|of|the|each|ea|every|per|pe|occurrence|occ|accident|acc|person|loss|amount|section|i|ii|iii|part|to|other|total|max|maximum|up|cada|persona|accidente|por|cobertura|limite|de|la|el|a|y|and|or|for|your|you|insured|in|any|one|single|basic|standard|protection|insurance|expense|at|is|on|con|del|lo|las|los|most|we|pay|than|this|policy|no|reimbursement|claim|ocurrencia|evento|suma|monto|seccion|base|both|combined|asegurada|asegurado|company|from|d|ded|month|24|12|day|shown|below|if|only|acv|actual|cash|value|less|minus|subject|menos|stacked|unstacked|non|by|valor real en efectivo|efectivo",
  ),
);

/** Words that say of what a limit is, on a line of their own below the label. */
export const qualifiers = new Set(
  list(
    "each|ea|every|per|pe|occurrence|occ|accident|acc|person|to|other|cada|persona|accidente|por|up|max|maximum|day|month|and|or|a|dia|in|any|one",
  ),
);

/** Heads of columns. */
export const columnHeads = {
  limit: list(
    "limit|limit of liability|limit of insurance|amount|amount of insurance|coverage amount|coverage limit|limite|monto|limit of coverage|limite de responsabilidad|suma asegurada|limit and or deductible|limit or deductible|limit and deductible|limit deductible|limit of liability deductible|how much|what we pay|maximum|insured amount|we pay up to",
  ),
  deductible: list("deductible|ded|amount of deductible|deducible|you pay first|your deductible"),
  premium: list(
    "premium|prem|prima|cost|price|annual premium|charge|precio|costo|semi annual premium|six month premium|term premium|rate|premium 6 mo|costo anual|annual cost|you pay|annual charge",
  ),
  previous: list(
    "previous|prior|expiring|old|last year|last term|was|anterior|previa|before|prior term|expiring term|prior policy|previous term|previous limit|vencida|ended",
  ),
  new: list(
    "new|renewal|renewing|upcoming|proposed|revised|updated|amended limit|next term|renewal offer|renewal limit|at renewal|renovada|nuevo limite|renewed|now|this term|this year|nueva|nuevo|actual|after|renewal term|renovacion|changed to|new limit|starting",
  ),
  current: list("current|present"),
  person: list("each person|person|persona|per person|cada persona|por persona|ea per|ea person"),
  accident: list(
    "each accident|accident|accidente|per accident|each occurrence|per occurrence|cada accidente|por accidente|ea acc|each loss",
  ),
} as const;

/** Headings of lists of prices. */
export const priceHeads = list(
  "premium summary|summary of premium|premium detail|premium breakdown|premium by coverage|premium by section|premium information|premium and fee|premium fee|premium calculation|price summary|price breakdown|how your premium|what you pay|resumen de prima|prima por cobertura|detalle de prima",
);

/** Words that number a vehicle in the head of a column. */
export const vehicleHeads = new Set(
  list("vehicle|veh|auto|car|unit|vehiculo|unidad|automobile|carro|coche"),
);

/** What a cell says in place of an amount. */
export const statusWords = {
  no: list(
    "no|none|not selected|not included|not covered|not purchased|not carried|not applicable|not available|not elected|not taken|not eligible|no coverage|no cover|no cov|not cov|declined|rejected|rechazada|rechazado|sin cobertura|n a|na|excluded|removed|waived|nil|deleted|not chosen|refused|not added|no incluido|no incluida|no cubierto|no cubierta|excluido|excluida|no aplica|ninguno|ninguna|no contratada|no contratado|not insured|not provided|not part|not on this policy|not yet earned|no seleccionada|not bought|none selected|declinada|declinado|nc|xxx|dropped|no se aplica|not wanted",
  ),
  yes: list(
    "included|incl|inc|yes|full|covered|si|incluido|incluida|applies|applied|added|purchased|selected|on|elected|active|contratada|contratado|carried|earned|x|provided|apply|cubierto|cubierta|in force|standard",
  ),
  rejected: list(
    "rejected|declined|waived|rechazada|rechazado|refused|reject|declinada|declinado|rejected in writing|rechazo",
  ),
} as const;

/** A sentence with one of these does not include what it names. */
export const refusals = list(
  "not selected|not included|not covered|not purchased|not carried|not available|not elected|not eligible|no coverage|not cov|declined|rejected|rechazada|rechazado|sin cobertura|excluded|removed|not cover|does not|not yet|has none|if you add|can add|can still add|could add|may add|offered|you may wish|consider|not provide|not applicable|ask u|ask your|exclusion|exclude|no incluye|no cubre|not insure|not part|is not|are not|available for|available at|for an additional|not taken|without|not chosen|rechazo|waiver|interested in|no incluida|no incluido|not bought|add it|add them|not apply|if added|excluido|excluida|never|disponible|puede agregar|no contratada|not earned|separate policy|not on|elsewhere|may be|offer|would|could|not provided|no seleccionada|none|no|for extra|was cancelled|deleted",
);

/** Heads of lists whose entries are not included. */
export const refusalHeads = list(
  "not selected|not purchased|can still add|can choose|choose from|add on|not included|you declined|declined|can add|available option|option available|not taken|could add|may add|not elected|not chosen|available coverage|consider|available but|rejected|not in this policy|no incluida|no contratada|exclusion|excluded|no seleccionada|not carried|optional coverage available|not bought|what is not|not part|still available|you do not have|required underlying|what we do not|you might",
);

/** Heads of lists whose entries are included without an amount. */
export const listHeads = list(
  "endorsement|form|option|extra you added|coverage added|additional coverage|optional coverage|endoso|formulario|added|policy include|benefit|feature|also included|rider|form and endorsement",
);

export const windWords = list(
  "wind|windstorm|hail|hurricane|named storm|tropical|viento|granizo|huracan|tormenta",
);

/** Perils with a deductible of their own that is neither the usual one nor that for wind. */
export const otherPerils = list(
  "earthquake|sewer|backup|back up|water|flood|theft|sinkhole|mold|equipment|service line|glass|roof|jewelry|uninsured|comprehensive|collision|colision|breakdown|identity|terremoto|lightning|fire|umpd|wildfire|scheduled|inundacion|agua|waiver|vanishing|disappearing|earth|boat|assessment|collapse|hydrostatic|golf cart|drain|robo|incendio|freezing|plumbing|medical|pip|reward",
);

/** Words of the usual deductible's label. */
export const allPerils = list(
  "all other peril|all peril|all loss|other loss|all other loss|all other covered|all covered peril|all covered loss|all covered|aop|all other cause|todo lo demas|otro peligro|todo los peligro|otro riesgo|all other|section i|each loss|every loss|per loss|per claim|policy deductible|property deductible|base deductible|standard deductible|property coverage deductible|demas peligro|any other|otros peligros|todos lo demas|basic deductible|general",
);

export const deductibleWords = list("deductible|deducible|ded");

/** Labels of the price as a whole. */
export const totalLabels = list(
  "total premium|total annual premium|total policy premium|annual premium|total|policy premium|premium total|total cost|policy total|total term premium|term premium|month premium|six month premium|prima total|total a pagar|costo total|prima anual|estimated premium|full term premium|premium for this policy|total due for the term|total amount|total price|your premium|your price|annual cost|precio total|net premium|total net premium|net annual premium|total de la prima|yearly premium|prima de la poliza|total charge|premium|prima|total semi annual premium|policy cost|total estimated",
);

/** What makes it the price of a part, of another way to pay, or no price. */
export const notTotal = list(
  "gross premium|paid in full|pay in full|subtotal|discount|saving|credit|per vehicle|vehicle total|unit total|hurricane|non hurricane|installment|instalment|down payment|monthly|per month|a month|change in premium|previous|prior|expiring|fee|tax|before|without fee|cuota|pago|descuento|por vehiculo|return premium|additional premium|minimum|recargo|cargo|balance|pago inicial|limit|coverage a|endorsement premium|basic policy|basic premium|base premium|liability premium|property premium|vehicle premium|for vehicle|for auto|for unit|for car|premium by|last year|due|scheduled|si paga|al contado|pif|eft|reduced by|surcharge|loss|optional coverage|additional coverage|option|charge for|earned|by auto|by vehicle|by unit|mensual|valuable|home premium|auto premium|umbrella premium|area|square|living|insured value|limits|total for auto|total for vehicle|total for unit|total for car|quarterly|semi annual payment",
);

/** Words beside a price that say that it has everything in it. */
export const wholePrice = list(
  "including|with fee|and fee|fee included|fee and|after credit|after discount|assessment|all tax|tax and|con cargo|cargo incluido|grand total|total policy|policy total|including fee|incluido cargo|incluye",
);

/** Labels of the insured home's address. */
export const propertyLabels = list(
  "location of residence premise|residence premise|residence premise information|insured location|described premise|location of home|location insured|insured property|property insured|property address|your place|property location|insured premise|insured residence|residence insured|dwelling insured|residence|location of property|location of insured property|covered property|risk location|insured home|location of dwelling|location|home location|described location|ubicacion de la propiedad|propiedad asegurada|direccion de la propiedad|ubicacion|residencia asegurada|vivienda asegurada|premise insured|covered location|dwelling location|where|where you live|location of risk|location of premise|home|property|premise|the home we insure|the property we insure|rental location|covered residence|your home|covered home|insured address|domicilio asegurado|direccion asegurada|house|house at|home at|insured dwelling|risk address|unit insured|unit address|address of unit|garage and residence location|we insure|aseguramo|named insured and residence premise|named insured residence premise|named insured and location|named insured and property location|insured and location",
);

export const mailingLabels = list(
  "named insured|mailing address|name and address|named insured and mailing address|insured|named insured and address|insured name and address|policyholder|who is insured|asegurado nombrado|asegurado|nombre y direccion|direccion postal|mail to|member|name|customer|titular",
);

/** An address that follows one of these is not of the insured. */
export const othersAddress = list(
  "mortgagee|lienholder|loss payee|agent|agency|lender|interested party|additional interest|landlord|service office|acreedor|finance company|mortgage|bank|producer|agente|office|remit|company address|hipotecario|issued by|underwritten",
);

export const sameAs = list(
  "same as mailing|above mailing|mailing address shown|address above|above address|at the above|same as above|same|misma|igual|see above|as above|same as named insured|same address|la misma",
);

export const driverLabels = list(
  "driver|driver listed|operator|listed operator|listed driver|rated driver|driver and resident relative|conductor|conductore|insured driver|driver on this policy|driver information|household driver|covered driver|named driver|operadore|assigned driver|driver and household resident|driver on your policy|who drive|licensed operator|driver insured|conductore asegurado|operator information",
);

/** A driver with one of these does not count. */
export const excludedDrivers = list("excluded|excluido|excluida|not a driver|non driver|exclusion");

/** Days of the term. */
export const effectiveLabels = list(
  "effective|effective date|policy effective|effective from|inception|inception date|start date|begin|starts|from|desde|fecha de inicio|inicio|vigente desde|start|starting|policy begin|coverage begin|proposed start|proposed effective|fecha de vigencia|policy effective date|fecha efectiva|coverage start",
);
export const expiryLabels = list(
  "expiration|expiration date|expire|expiry|policy expiration|end date|ends|to|hasta|vencimiento|fecha de vencimiento|expiring|until|thru|through|vence|renewal date|coverage end|policy end|expiration of policy|expires on|fin",
);
export const termLabels = list(
  "policy period|policy term|coverage period|period|term|vigencia|periodo de la poliza|periodo|in force|policy dates|period of insurance|term of policy|renewal term|new term|current term|periodo de vigencia|when|contract term|contract period|insurance period|vigencia de la poliza|coverage dates|date of coverage|plazo",
);
/** Days with one of these are not of the term. */
export const otherDays = list(
  "issued|prepared|printed|issue date|date issued|birth|dob|expiring term|previous term|prior term|change|transaction|process|mailed|emision|nacimiento|loss date|date of loss|processed|purchase|good until|valid until|quote expire|quoted|due|bill|invoice|previous|prior|statement|inspection|amended|endorsement effective|printed on|as of|quote date|created|rate|last|anterior|emitida|generated|declaration effective|hire|license|underwriting",
);

export const previousTerm = list("expiring|previous|prior|anterior|last|old");

/** How many months a price is for. */
export const monthWords: readonly (readonly [number, readonly string[]])[] = [
  [
    6,
    list(
      "six month|6 month|semi annual|semiannual|half year|6 mo|six mo|sei mese|6 mese|semestral|semi annually|6mo|per half year|every six month|sei mes|6 mes",
    ),
  ],
  [
    12,
    list(
      "twelve month|12 month|annual|annually|yearly|a year|per year|one year|12 mo|1 year|anual|12 mese|doce mese|al ano|por ano|year|12mo|annual premium",
    ),
  ],
  [3, list("three month|3 month|quarterly")],
];

/** What sort of policy a page declares. */
export const policyWords = {
  home: list(
    "homeowner|home owner|renter|condominium|condo|homeowner policy|home policy|tenant|mobile home|manufactured home|dwelling policy|residence premise|dwelling fire|inquilino|propietario de vivienda|seguro de vivienda|poliza de vivienda|personal property|dwelling|loss of use|house|ho 3|ho 5|ho 4|ho 6|landlord|home declaration|propiedad personal",
  ),
  auto: list(
    "personal auto|auto policy|automobile|auto insurance|auto declaration|automobile policy|private passenger|vehicle|bodily injury|collision|comprehensive|vin|automovil|vehiculo|colision|uninsured motorist|driver|auto",
  ),
} as const;

/** Other sorts of policy, by the words of their titles. */
export const otherPolicies = list(
  "flood policy|flood insurance policy|flood declaration|flood insurance declaration|national flood|boat policy|watercraft policy|boat insurance|boatowner|yacht|motorcycle policy|motorcycle insurance|motorcycle declaration|pet insurance|pet policy|life insurance policy|term life|whole life|earthquake policy|earthquake insurance policy|earthquake declaration|commercial|business owner|businessowner|workers compensation|travel insurance|recreational vehicle policy|motor home policy|snowmobile|dental|health plan|medicare|golf cart policy|poliza de inundacion|watercraft declaration|boat declaration|commercial auto|dwelling fire flood|personal watercraft policy|classic car|recreational vehicle declaration|off road|atv policy|inland marine policy|valuable item policy|farm policy|poliza de motocicleta|poliza de vida|event insurance|wedding|motor home declaration|boat and|motorcycle|watercraft|flood|pet health|cyber policy|general liability|earthquake|boat|yate|long term care|disability income|renta vitalicia|jewelry policy",
);

export const umbrellaTitles = list(
  "umbrella|personal umbrella|personal excess liability|excess liability|umbrella policy|umbrella liability|personal liability umbrella|sombrilla|paraguas|personal excess|pluspolicy",
);

export const quoteWords = list(
  "quote|quotation|proposal|estimate|estimated premium|cotizacion|propuesta|presupuesto|not a policy|not a contract|indication|quoted|illustration",
);

export const billWords = list(
  "bill|billing statement|amount due|minimum amount due|payment due|installment|previous balance|amount enclosed|pay by|factura|statement of account|invoice|account balance|remit|past due|saldo|pago minimo|autopay|payment coupon|balance due|due date|payment received|current balance|vencido|total due|notice of premium",
);

export const letterWords = list(
  "dear|sincerely|truly your|your truly|regard|estimado|estimada|atentamente|re|claim number|we are writing|thank you for|faithfully|cordially|respectfully|cordialmente|saludo",
);

export const declarationWords = list(
  "declaration|declaracion|coverage summary|policy summary|policy at a glance|schedule of coverage|coverage detail|certificate|declaraciones|declaracione|coverage page|your coverage|renewal certificate|policy schedule|policy detail|coverage information|amended declaration|resumen de cobertura|outline of coverage|coverage selected",
);

/** A page or table with one of these holds examples. */
export const sampleWords = list(
  "sample|how to read|only a sample|example only|specimen|ejemplo|muestra|for illustration|illustrative|como leer|fictitious|understanding your|hypothetical|not your policy|how to understand|not your actual|para ilustrar",
);

/** A table below one of these is an example. */
export const exampleHeads = list("example|example of|an example|ejemplo de|ejemplo|sample");

/** Settlement of losses. */
export const settlementWords = {
  actualCashValue: list(
    "actual cash value|acv|valor real en efectivo|valor en efectivo|depreciated value|market value|actual value|cash value|valor actual",
  ),
  replacement: list(
    "replacement cost|repl cost|replacement value|rcv|costo de reemplazo|costo de reposicion|full replacement|rc|valor de reposicion|repair or replace|replacement|valor de reemplazo",
  ),
  extension: list(
    "extended dwelling|extended coverage on dwelling|increased dwelling limit|additional dwelling|dwelling extension|dwelling extended limit|extended limit on dwelling|ampliacion de la vivienda",
  ),
  extended: list(
    "extended|extra|additional|up to|increased|extendido|adicional|enhanced|extension|beyond|above|more|extend|over",
  ),
  guaranteed: list(
    "guaranteed replacement|guaranteed replacement cost|guaranteed|reemplazo garantizado|unlimited replacement|costo garantizado|reposicion garantizado|garantizado",
  ),
} as const;

/** What is settled so. */
export const settledThings = {
  roof: list("roof|roofing|roof surfacing|roof surface|roof covering|techo|tejado"),
  belongings: list(
    "personal property|content|your stuff|belonging|propiedad personal|contenido|coverage c|personal possession|thing|biene personale|pertenencia|personal effect",
  ),
  dwelling: list(
    "dwelling|home|building|coverage a|house|vivienda|structure|dwlg|residence|casa|edificio|unit|cobertura a",
  ),
} as const;

export const scheduleWords = list(
  "scheduled personal property|scheduled jewelry|scheduled item|scheduled article|scheduled property|scheduled|schedule of personal property|valuable|articulo programado|personal article|valuable item|valuable article|jewelry floater|propiedad programada|schedule total|valuable personal property",
);
export const valuableItems = list(
  "jewelry|fine art|fur|camera|musical instrument|silverware|stamp|coin|watch|ring|violin|piano|collectible|art|joya|bicycle|golf|silver|necklace|painting|guitar|bracelet|instrument",
);

/** Names of insurers as they print them, where the list of carriers has another. */
export const carrierNames: readonly (readonly [string, readonly string[]])[] = [
  ["USAA", list("united service automobile association|usaa casualty|garrison property")],
  ["GEICO", list("government employee insurance")],
  [
    "The Hartford",
    list("hartford fire|hartford insurance|hartford underwriter|trumbull insurance"),
  ],
  ["The Hanover", list("hanover insurance|citizen insurance company of america")],
  ["Erie", list("erie insurance|erie indemnity")],
  ["NJM", list("new jersey manufacturer")],
  ["Country Financial", list("country mutual|country preferred")],
  ["Mercury", list("mercury insurance|mercury casualty|mercury indemnity")],
  ["CSAA", list("aaa insurance")],
  ["American Family", list("amfam|american family mutual")],
  ["Travelers", list("traveler|standard fire insurance")],
  ["Farmers", list("farmer insurance|farmer insurance exchange|fire insurance exchange")],
  ["The General", list("permanent general")],
  ["Auto-Owners", list("auto owner insurance|auto owner")],
];

/** Carriers whose names are words of every day: only as a title, or with one of these behind it. */
export const plainNames = new Set(
  list(
    "branch|root|country financial|kin|mercury|erie|grange|guardian|prudential|general|shelter|alfa|openly|hippo|foremost|farmer|traveler",
  ),
);

export const companyWords = new Set(
  list(
    "insurance|mutual|casualty|indemnity|ins|group|company|co|underwriter|exchange|general|home|auto|property|specialty|seguro|assurance|financial|agency",
  ),
);

/** Makes of cars, as they are printed in full or shortened. */
export const makes = new Set(
  list(
    "acura|alfa romeo|alfa|audi|bmw|buick|cadillac|cadi|chevrolet|chevy|chev|chrysler|chry|dodge|dodg|ram|fiat|ford|genesis|gmc|honda|hond|hummer|hyundai|hyun|infiniti|inf|isuzu|jaguar|jag|jeep|kia|land rover|lexus|lex|lincoln|linc|lucid|maserati|mazda|mazd|mercedes-benz|mercedes|merz|mercury|merc|mini|mitsubishi|mits|nissan|niss|oldsmobile|plymouth|polestar|pontiac|pont|porsche|rivian|rover|saab|saturn|scion|smart|subaru|suba|suzuki|tesla|tesl|toyota|toyt|toyo|volkswagen|volksw|volk|vw|volvo|volv",
  ),
);

/** Words behind a model that tell of its body. */
export const bodies = list(
  "4 door|2 door|5 door|3 door|4 dr|2 dr|5 dr|4dr|2dr|5dr|3dr|4d|2d|5d|sedan|sed|suv|pickup|pick up|wagon|wgn|utility|util|ut|hatchback|hatch|coupe|cpe|convertible|conv|crew cab|quad cab|extended cab|van|minivan|truck|trk|4wd|2wd|awd|fwd|sport utility|4x4|4x2|hchbk|hb|sdn|sw|stawgn|crossover|pkp|4 door sedan|crew|cab|ext cab|double cab|camioneta|4 puertas|4 puerta|2 puerta|cuatro puerta|spt util|sp utl|pkup|pk|passenger|mpv|roadster|station wagon|super crew|supercrew",
);
