Feature: Data item calls of the provider's SDK

  @7.29
  Rule: The SDK inserts, saves, gets, removes and truncates data items and updates one by PUT /v2/items/{id}

    @sdk
    Scenario Outline: The SDK <deed> by <call>
      When the SDK <deed>
      Then the contract accepted <call>
      And the SDK gives:
        | <name> | <value> |

      Examples:
        | deed                   | call                    | name                | value                                |
        | inserts a data item    | POST /v2/items          | dataItem._id        | item-1                               |
        | updates a data item    | PUT /v2/items/{id}      | dataItem.data.title | Annual returns                       |
        | saves a data item      | POST /v2/items/save     | action              | UPDATE                               |
        | gets a data item       | GET /v2/items/{id}      | data.title          | Annual returns                       |
        | removes a data item    | DELETE /v2/items/{id}   | dataItem._id        | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | truncates a collection | POST /v2/items/truncate | dataItem            | undefined                            |

    @sdk
    Scenario: The SDK reads a data item's id, data, createdDate and updatedDate
      When the SDK asks for the data items
      Then the SDK gives:
        | items.length         | 1                                    |
        | items.0._id          | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | items.0.data.title   | Annual returns                       |
        | items.0._createdDate | 2025-06-10T09:30:00.000Z             |
        | items.0._updatedDate | 2025-06-10T09:30:00.000Z             |
        | pageSize             | 50                                   |

  @7.30
  Rule: The SDK aggregates data items, counts them and asks for their distinct values

    @sdk
    Scenario Outline: The SDK <deed> by <call> and gets <name>
      When the SDK <deed>
      Then the contract accepted <call>
      And the SDK gives:
        | <name> | <value> |

      Examples:
        | deed                     | call                                 | name             | value          |
        | aggregates data items    | POST /v2/items/aggregate             | results.0.title  | Annual returns |
        | aggregates data items    | POST /v2/items/aggregate             | results.0.number | 1              |
        | counts data items        | POST /v2/items/count                 | totalCount       | 1              |
        | asks for distinct values | POST /v2/items/query-distinct-values | distinctValues   | Annual returns |

  @7.31
  Rule: The SDK inserts, updates, saves and removes data items in bulk

    @sdk
    Scenario Outline: The SDK <deed> in bulk by <call>
      When the SDK <deed>
      Then the contract accepted <call>
      And the SDK gives:
        | results.0.action                  | <action> |
        | results.0.itemMetadata._id        | <id>     |
        | results.0.itemMetadata.success    | true     |
        | bulkActionMetadata.totalSuccesses | 1        |
        | bulkActionMetadata.totalFailures  | 0        |

      Examples:
        | deed               | call                       | action | id                                   |
        | inserts data items | POST /v2/bulk/items/insert | INSERT | item-1                               |
        | updates data items | POST /v2/bulk/items/update | UPDATE | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | saves data items   | POST /v2/bulk/items/save   | UPDATE | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | removes data items | POST /v2/bulk/items/remove | DELETE | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |

  @7.32
  Rule: The SDK inserts, removes, replaces and queries references and asks whether an item is referenced

    @sdk
    Scenario Outline: The SDK <deed> by <call>
      When the SDK <deed>
      Then the contract accepted <call>
      And the SDK gives:
        | <name> | <value> |

      Examples:
        | deed                               | call                              | name                                  | value                                |
        | inserts a reference                | POST /v2/items/insert-reference   | dataItemReference.referencedItemId    | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | removes a reference                | POST /v2/items/remove-reference   | dataItemReference.referencedItemId    | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | replaces references                | POST /v2/items/replace-references | dataItemReferences.0.referencedItemId | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | queries references                 | POST /v2/items/query-referenced   | results.0.dataItem._id                | 5f0d7c52-8a47-4c0e-9f5b-2f7c0b1d4a10 |
        | asks whether an item is referenced | POST /v2/items/is-referenced      | isReferenced                          | true                                 |

    @sdk
    Scenario Outline: The SDK <deed> in bulk by <call>
      When the SDK <deed>
      Then the contract accepted <call>
      And the SDK gives:
        | results.0.action                    | <action> |
        | results.0.referenceMetadata.success | true     |
        | bulkActionMetadata.totalSuccesses   | 1        |

      Examples:
        | deed               | call                                  | action |
        | inserts references | POST /v2/bulk/items/insert-references | INSERT |
        | removes references | POST /v2/bulk/items/remove-references | DELETE |

  @7.33
  Rule: A GET query string longer than 4000 characters falls back to another kind of request

    @sdk
    Scenario Outline: With a fallback declared, a query string of <length> characters goes by <call>
      When the SDK makes a GET call with a query string of <length> characters
      Then the contract accepted <call>

      Examples:
        | length | call                 |
        | 4000   | GET /v2/items/{id}   |
        | 4001   | POST /v2/items/query |
